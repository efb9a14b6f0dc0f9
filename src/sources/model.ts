import type { Lang } from '#i18n/languages.ts'
import type { DappRow } from './schema/dapp.ts'
import type { Banner, Category, HotSearch } from './schema/lists.ts'
import type { NewsRow } from './schema/news.ts'

/** What pages see: rows that have passed every check, with our own names. */

export interface NewsItem extends Omit<NewsRow, 'lang' | 'content'> {
  lang: Lang
  /** sanitised: safe to render as it is */
  html: string
}

export interface Dapp extends Omit<DappRow, 'slug' | 'descLang'> {
  /** the same in every language */
  slug: string
  /** the language `desc` is written in; pages mark it where it is not their own */
  descLang: Lang
}

export interface Network {
  hid: string
  /** short code: eth, bsc, trx … */
  code: string
  icon: string | undefined
  title: string
  ns: string
  chainId: string
  /** former names and others */
  aka: readonly string[]
  /** undefined: unknown */
  symbol: string | undefined
  /** which kind of address it uses, a key of `address/families.ts` */
  family: string | undefined
  /** with `{address}` in it */
  explorer: string | undefined
}

export interface Section {
  hid: string
  title: string
  kind: 'ranking' | 'row' | 'grid'
  /** ids of dapps that exist in this language, in order */
  apps: string[]
}

export type { Banner, Category, HotSearch }

export interface Models {
  news: NewsItem
  dapps: Dapp
  categories: Category
  networks: Network
  banners: Banner
  hot: HotSearch
  sections: Section
}

export type SourceName = keyof Models
