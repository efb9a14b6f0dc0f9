import { links } from '#config/links.ts'
import { href } from './href.ts'
import type { Key } from './keys.ts'
import type { Lang } from './languages.ts'
import { type EntryGroup, entries } from './routes.ts'
import type { Translate } from './translate.ts'

/** One page of the navigation that explains a tool, a service or a place. */
export interface Entry {
  group: EntryGroup
  slug: string
}

export const allEntries: readonly Entry[] = (Object.keys(entries) as EntryGroup[]).flatMap(group =>
  entries[group].map(slug => ({ group, slug })),
)

export type EntryField = 'title' | 'description' | 'what' | 'when' | 'watch' | 'start' | 'wrong'

/** `approval-detector` is `approvalDetector` in the word files. */
const camel = (slug: string) => slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Typed here, tested for every entry: keys built from data can't be checked by the compiler. */
export const entryKey = ({ group, slug }: Entry, field: EntryField) =>
  `entries:${group}.${camel(slug)}.${field}` as Key

/** The owner's address, once it is set in config/links.ts. */
export const realAddress = ({ group, slug }: Entry): string =>
  (links[group] as Record<string, string>)[slug] ?? ''

export interface EntryLink {
  label: string
  href: string
  /** the owner set a real address: it opens in a new tab */
  external?: boolean
}

/** A link of the table in links.ts: out to the real site once it is set, to our own page until then. */
export function entryLink(lang: Lang, t: Translate, group: EntryGroup, slug: string): EntryLink {
  const real = realAddress({ group, slug })
  const label = t(entryKey({ group, slug }, 'title'))
  return real ? { label, href: real, external: true } : { label, href: href(lang, 'entry', { group, slug }) }
}
