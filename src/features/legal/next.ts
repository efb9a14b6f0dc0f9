import { href, staticHref } from '#i18n/href.ts'
import type { Key } from '#i18n/keys.ts'
import type { StaticSlug, staticLangs } from '#i18n/routes.ts'
import { translate } from '#i18n/translate.ts'

const own = {
  download: 'learn:links.download',
  verify: 'learn:links.verify',
  community: 'learn:links.community',
  learn: 'common:footer.guides',
} as const satisfies Record<string, Key>
type Own = keyof typeof own

/** Where a reader goes from each text: another text, or a page of ours by its route. */
const onward: Record<StaticSlug, readonly (StaticSlug | { page: Own })[]> = {
  privacy: ['terms', 'contact'],
  terms: ['privacy', 'contact'],
  'policy-adjustment': ['help', 'contact'],
  help: [{ page: 'learn' }, 'contact'],
  contact: ['help', { page: 'community' }],
  keystore: ['article/2018-1', { page: 'learn' }],
  permissions: [{ page: 'verify' }, 'privacy'],
  'create-eos-account': ['article/2018-3', 'help'],
  'release-notes/ios': [{ page: 'download' }, 'release-notes/android'],
  'release-notes/android': [{ page: 'download' }, { page: 'verify' }],
  'article/2018-1': ['keystore', 'article/2018-2'],
  'article/2018-2': [{ page: 'verify' }, 'article/2018-1'],
  'article/2018-3': ['create-eos-account', { page: 'learn' }],
}

/** `title` reads another text's own. */
export function nextLinks(
  lang: (typeof staticLangs)[number],
  slug: StaticSlug,
  title: (slug: StaticSlug) => string,
): { href: string; label: string }[] {
  const t = translate(lang)
  return onward[slug].map(target =>
    typeof target === 'string'
      ? { href: staticHref(lang, target), label: title(target) }
      : { href: href(lang, target.page), label: t(own[target.page]) },
  )
}
