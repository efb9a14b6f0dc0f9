import type { Entry } from '#i18n/entries.ts'
import { href, staticHref, staticTag } from '#i18n/href.ts'
import type { Lang } from '#i18n/languages.ts'
import { type EntryGroup, entries, type StaticSlug } from '#i18n/routes.ts'
import type { Translate } from '#i18n/translate.ts'
import { entryHeading, entryHref, entryText } from './entry.ts'

type OwnPage = 'download' | 'verify' | 'dappstore' | 'news' | 'community'
type StaticLabel = 'keystore' | 'permissions' | 'mnemonic' | 'fake'
type Target = OwnPage | [EntryGroup, string] | { text: StaticSlug; label: StaticLabel }

const explorers = entries.explorer.map(slug => ['explorer', slug] satisfies Target as [EntryGroup, string])

/** What we explain today, under the question that a reader comes with. */
export const learnGroups = {
  start: ['download', ['trade', 'buy'], ['support', 'help']],
  real: [
    'verify',
    ['tools', 'version-verification'],
    { text: 'article/2018-2', label: 'fake' },
    ['company', 'licence'],
    'community',
  ],
  keys: [
    { text: 'article/2018-1', label: 'mnemonic' },
    { text: 'keystore', label: 'keystore' },
    ['tools', 'key-generator'],
    { text: 'permissions', label: 'permissions' },
  ],
  move: [
    ['trade', 'swap'],
    ['trade', 'bridge'],
    ['trade', 'market'],
  ],
  token: [['tools', 'token-security'], ['tools', 'approval-detector'], ['tools', 'token-claim'], 'dappstore'],
  stuck: explorers,
  many: [
    ['tools', 'batch-sender'],
    ['tools', 'nostr-batch-sender'],
    ['tools', 'easy-inscription'],
  ],
  ask: [['support', 'contact'], ['support', 'forum'], 'news'],
} as const satisfies Record<string, readonly Target[]>

interface LearnLink {
  href: string
  label: string
  note?: string
  /** the text is in another language than the page */
  hreflang?: string | undefined
}

export function learnLink(lang: Lang, t: Translate, target: Target): LearnLink {
  if (typeof target === 'string') return { href: href(lang, target), label: t(`learn:links.${target}`) }
  if ('text' in target) {
    const hreflang = staticTag(lang)
    return {
      href: staticHref(lang, target.text),
      label: t(`learn:links.${target.label}`),
      ...(hreflang && { hreflang, note: t('learn:staticNote') }),
    }
  }
  const entry: Entry = { group: target[0], slug: target[1] }
  return {
    href: entryHref(lang, entry),
    label: entryHeading(t, entry),
    note: entryText(t, entry, 'description'),
  }
}
