import { staticLangs } from '#i18n/routes.ts'

/** One page of every kind, by its path under a language; a path from the root starts with a slash. */
export const pageKinds = {
  home: '',
  store: 'dappstore/',
  category: 'dappstore/category/1/',
  network: 'dappstore/network/eth/',
  dapp: 'dappstore/uniswap/',
  detail: 'dappstore/detail/',
  news: 'news/',
  article: 'news/mobile-2-8-2-beta/',
  download: 'download/',
  app: 'download/app/',
  extension: 'download/extension/',
  pc: 'download/pc/',
  hardware: 'download/hardware/',
  verify: 'verify/',
  submit: 'submit/dapp/',
  token: 'submit/token/',
  recruiting: 'recruiting/',
  company: 'company/',
  community: 'community/',
  learn: 'learn/',
  entry: 'tools/approval-detector/',
  partner: 'partner/',
  developer: 'developer/',
  guide: 'dapp/',
  brand: 'brand/',
  success: 'success/',
  missing: 'nowhere/',
  privacy: '/static/{lang}/privacy/',
  policy: '/static/{lang}/policy-adjustment/',
  help: '/static/{lang}/help/',
} as const

export type PageKind = keyof typeof pageKinds

/** Where a kind of page stands in a language; null where there is none. */
export function pathOf(kind: PageKind, lang: string): string | null {
  const path = pageKinds[kind]
  if (!path.startsWith('/')) return `/${lang}/${path}`
  return staticLangs.some(one => one === lang) ? path.replace('{lang}', lang) : null
}
