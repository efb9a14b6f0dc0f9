import { brand, mailAddress } from '#config/brand.ts'
import { figures } from '#config/figures.ts'
import { links } from '#config/links.ts'
import { href } from '#i18n/href.ts'
import type { Key } from '#i18n/keys.ts'
import type { Lang } from '#i18n/languages.ts'
import { type EntryGroup, entries } from '#i18n/routes.ts'
import type { Translate } from '#i18n/translate.ts'

/** One page of the navigation that explains a tool, a service or a place. */
export interface Entry {
  group: EntryGroup
  slug: string
}

export const allEntries: readonly Entry[] = (Object.keys(entries) as EntryGroup[]).flatMap(group =>
  entries[group].map(slug => ({ group, slug })),
)

/** The order in which an entry's page answers. */
export const questions = ['what', 'when', 'watch', 'start', 'wrong'] as const
export type EntryField = 'title' | 'description' | (typeof questions)[number]

/** `approval-detector` is `approvalDetector` in the word files. */
const camel = (slug: string) => slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Typed here, tested for every entry: keys built from data can't be checked by the compiler. */
export const entryKey = ({ group, slug }: Entry, field: EntryField) =>
  `entries:${group}.${camel(slug)}.${field}` as Key

/** What the sentences need from configuration; the same for every entry. */
const values = {
  domain: brand.domain,
  support: mailAddress('support'),
  business: mailAddress('business'),
  minutes: figures.buyMinutes.value,
  year: figures.usLicence.year,
}

export const entryText = (t: Translate, entry: Entry, field: EntryField): string =>
  t(entryKey(entry, field), values)

/** Networks carry their name in the navigation; as a page of its own it says what is looked up there. */
export const entryHeading = (t: Translate, entry: Entry): string => {
  const title = entryText(t, entry, 'title')
  return entry.group === 'explorer' ? t('entries:labels.explorerTitle', { network: title }) : title
}

/** The owner's address, once it is set in config/links.ts. */
export const realAddress = ({ group, slug }: Entry): string =>
  (links[group] as Record<string, string>)[slug] ?? ''

export const siblings = (entry: Entry): Entry[] =>
  allEntries.filter(({ group, slug }) => group === entry.group && slug !== entry.slug)

export const entryHref = (lang: Lang, { group, slug }: Entry): string => href(lang, 'entry', { group, slug })
