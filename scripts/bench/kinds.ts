/** One page of each kind, by its path under a language. */
export const kinds = {
  home: '',
  store: 'dappstore/',
  dapp: 'dappstore/uniswap/',
  download: 'download/app/',
  article: 'news/mobile-2-8-2-beta/',
  form: 'recruiting/',
} as const

export type Kind = keyof typeof kinds
export const kindNames = Object.keys(kinds) as Kind[]
export const benchLangs = ['en', 'zh', 'ru', 'th'] as const
