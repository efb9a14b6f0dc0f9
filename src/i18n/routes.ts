/**
 * The route table: every page that exists in all twelve languages. `path` follows the language segment;
 * `{x}` is filled from data. Redirected paths are not here but in redirects.json.
 */
export const routes = {
  home: { path: '', header: 'index' },
  dappstore: { path: 'dappstore', header: 'nav-index' },
  dappDetail: { path: 'dappstore/detail', header: 'mini', footer: false, index: false },
  dapp: { path: 'dappstore/{slug}', header: 'mini', footer: false },
  dappCategory: { path: 'dappstore/category/{hid}', header: 'nav-index' },
  dappCategoryPage: { path: 'dappstore/category/{hid}/{page}', header: 'nav-index' },
  dappNetwork: { path: 'dappstore/network/{code}', header: 'nav-index' },
  dappNetworkPage: { path: 'dappstore/network/{code}/{page}', header: 'nav-index' },
  news: { path: 'news' },
  newsPage: { path: 'news/page/{page}' },
  article: { path: 'news/{id}' },
  download: { path: 'download' },
  downloadApp: { path: 'download/app' },
  downloadPc: { path: 'download/pc' },
  downloadExtension: { path: 'download/extension' },
  downloadHardware: { path: 'download/hardware' },
  verify: { path: 'verify' },
  submitDapp: { path: 'submit/dapp', header: 'mini' },
  submitToken: { path: 'submit/token', header: 'mini' },
  submitNft: { path: 'submit/nft', header: 'mini' },
  submitChain: { path: 'submit/chain', header: 'mini' },
  success: { path: 'success', header: 'mini', index: false },
  recruiting: { path: 'recruiting' },
  company: { path: 'company' },
  community: { path: 'community' },
  partner: { path: 'partner' },
  developer: { path: 'developer' },
  dappGuide: { path: 'dapp' },
  brand: { path: 'brand' },
  learn: { path: 'learn' },
  /** tools, trade, support and company entries of the navigation that have no address of their own yet */
  entry: { path: '{group}/{slug}' },
} as const satisfies Record<string, Route>

export type HeaderVariant = 'index' | 'nav-index' | 'mini' | 'normal'

interface Route {
  path: string
  header?: HeaderVariant
  footer?: boolean
  /** false: noindex, kept out of the sitemap */
  index?: boolean
}

export type RouteName = keyof typeof routes

type ParamNames<P extends string> = P extends `${string}{${infer N}}${infer R}` ? N | ParamNames<R> : never
export type RouteParams<N extends RouteName> = Record<ParamNames<(typeof routes)[N]['path']>, string>

export const routeOptions = (name: RouteName): Required<Route> => ({
  header: 'normal',
  footer: true,
  index: true,
  ...routes[name],
})

/** Groups of {group}/{slug}: each entry is a page of our own until the owner sets its address in links.ts. */
export const entries = {
  tools: [
    'version-verification',
    'approval-detector',
    'token-security',
    'key-generator',
    'token-profile',
    'token-claim',
    'easy-inscription',
    'batch-sender',
    'nostr-batch-sender',
  ],
  trade: ['swap', 'bridge', 'buy', 'market'],
  support: ['help', 'contact', 'forum'],
  company: ['careers', 'swag', 'merchandise', 'licence'],
  explorer: ['ethereum', 'tron', 'bsc', 'solana'],
} as const

export type EntryGroup = keyof typeof entries

/** Pages that exist in zh and en only, outside the language prefix: /static/{zh,en}/{slug}/ */
export const staticPages = [
  'privacy',
  'terms',
  'policy-adjustment',
  'help',
  'contact',
  'keystore',
  'permissions',
  'create-eos-account',
  'release-notes/ios',
  'release-notes/android',
  'article/2018-1',
  'article/2018-2',
  'article/2018-3',
] as const
export type StaticSlug = (typeof staticPages)[number]
export const staticLangs = ['zh', 'en'] as const
