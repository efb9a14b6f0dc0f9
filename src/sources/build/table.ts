import type * as v from 'valibot'
import { codes, fallback, type Lang } from '#i18n/languages.ts'
import { blockChainList, homeSections, hotList } from '../api-host.ts'
import { type Ask, bannerList, categoryList, dappList, newsList } from '../content-host.ts'
import type { Host } from '../http.ts'
import type { SourceName } from '../model.ts'
import { type Dropped, parseRows, type Rows } from '../rows.ts'
import { dapp } from '../schema/dapp.ts'
import { banner, category, hotSearch, section } from '../schema/lists.ts'
import { network } from '../schema/network.ts'
import { news } from '../schema/news.ts'

/** What the loaders fetch: from which host, in which languages, and which row is which. */
export interface Source {
  host: 'CONTENT_HOST' | 'API_HOST'
  langs: readonly Lang[]
  schema: v.GenericSchema
  /** the field that tells its rows apart, in the host's rows and in ours */
  key: 'id' | 'hid' | 'title'
  fetch: (host: Host, ask: Ask & { start: number }) => Promise<Rows<unknown>>
  /** pages are asked for until one is empty, null or brings nothing new */
  step?: number
}

export const table = {
  news: { host: 'CONTENT_HOST', langs: codes, schema: news, key: 'id', fetch: newsList, step: 20 },
  dapps: { host: 'CONTENT_HOST', langs: codes, schema: dapp, key: 'hid', fetch: dappList, step: 500 },
  categories: { host: 'CONTENT_HOST', langs: codes, schema: category, key: 'hid', fetch: categoryList },
  banners: { host: 'CONTENT_HOST', langs: codes, schema: banner, key: 'id', fetch: bannerList },
  networks: { host: 'API_HOST', langs: [fallback], schema: network, key: 'hid', fetch: blockChainList },
  hot: { host: 'API_HOST', langs: codes, schema: hotSearch, key: 'title', fetch: hotList },
  sections: { host: 'API_HOST', langs: codes, schema: section, key: 'hid', fetch: homeSections },
} as const satisfies Record<SourceName, Source>

export const sourceNames = Object.keys(table) as SourceName[]

/** The same reading for a host's rows, a snapshot's and the sample's. */
export function readRows<N extends SourceName>(name: N, raw: unknown[]): Rows<RowOf<N>> {
  const { schema } = table[name]
  return parseRows(raw, schema as v.GenericSchema<unknown, RowOf<N>>, row => keyOf(name, row))
}

/** Which row it is, as the host sent it or as we read it. */
export const keyOf = (name: SourceName, row: unknown): string =>
  String((row as Record<string, unknown>)[table[name].key])

export type RowOf<N extends SourceName> = v.InferOutput<(typeof table)[N]['schema']>

export const sum = (dropped: Dropped): number => Object.values(dropped).reduce((all, n) => all + n, 0)
