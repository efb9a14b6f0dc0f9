import { limits } from '#config/limits.ts'
import { languages } from '#i18n/languages.ts'
import type { Ask } from './content-host.ts'
import type { Host } from './http.ts'
import { list, type Rows } from './rows.ts'
import { type DappRow, dapp } from './schema/dapp.ts'
import {
  type Banner,
  banner,
  type Category,
  category,
  type HotSearch,
  hotSearch,
  type SectionRow,
  section,
  type Token,
  token,
} from './schema/lists.ts'
import { type NetworkRow, network } from './schema/network.ts'

const os = 'web'
const { version, step } = limits.dapps
const spoken = ({ lang }: Ask) => ({ lang: languages[lang].api })
const headers = (ask: Ask) => ({ ...spoken(ask), os })
const hid = (row: { hid: string }) => row.hid
const dappRows = (host: Host, path: string, request: Parameters<typeof list>[2], nullable: boolean) =>
  list<DappRow>(host, path, request, dapp, { nullable, key: hid })

export const blockChainList = (host: Host, ask: Ask): Promise<Rows<NetworkRow>> =>
  list(
    host,
    '/v1/block_chain/list',
    { query: { ...spoken(ask), version, os }, signal: ask.signal },
    network,
    { key: hid },
  )

export const homeSections = (host: Host, ask: Ask): Promise<Rows<SectionRow>> =>
  list(host, '/v1/application/home_section_list', { headers: headers(ask), signal: ask.signal }, section, {
    key: hid,
  })

export const sectionMore = (host: Host, ask: Ask & { sectionId: string; start?: number }) => {
  const query = { section_id: ask.sectionId, start: ask.start ?? 0, count: step }
  const path = '/v1/application/section_more'
  return dappRows(host, path, { query, headers: headers(ask), signal: ask.signal }, true)
}

export const dappCategories = (host: Host, ask: Ask): Promise<Rows<Category>> =>
  list(
    host,
    '/v1/application/category_list',
    { headers: { ...headers(ask), appver: version }, signal: ask.signal },
    category,
    { key: hid },
  )

interface CategoryAsk extends Ask {
  categoryId: string
  /** network code; empty: all */
  chain?: string
  start?: number
}

export const categoryDapps = (host: Host, ask: CategoryAsk): Promise<Rows<DappRow>> => {
  const query = { category_id: ask.categoryId, chain: ask.chain ?? '', start: ask.start ?? 0, count: step }
  const path = '/v1/application/category_dapplist'
  return dappRows(host, path, { query, headers: headers(ask), signal: ask.signal }, true)
}

export const superBanners = (host: Host, ask: Ask): Promise<Rows<Banner>> =>
  list(host, '/v1/banner/superlist', { headers: headers(ask), signal: ask.signal }, banner, {
    key: row => row.id,
  })

export const hotList = (host: Host, ask: Ask): Promise<Rows<HotSearch>> =>
  list(host, '/v1/application/hot_list', { headers: headers(ask), signal: ask.signal }, hotSearch, {
    key: row => row.title,
  })

export const searchDapps = (host: Host, ask: Ask & { key: string }): Promise<Rows<DappRow>> => {
  const query = { key: ask.key, start: 0, count: step }
  return dappRows(host, '/v1/application/search', { query, headers: spoken(ask), signal: ask.signal }, true)
}

/** The favourites, read again by their ids. */
export const dappsByIds = (host: Host, ask: Ask & { ids: readonly string[] }): Promise<Rows<DappRow>> => {
  const query = { ids: ask.ids.join(',') }
  const path = '/v1/application/listbyids_new'
  return dappRows(host, path, { query, headers: spoken(ask), signal: ask.signal }, false)
}

interface TokenAsk {
  blockchain_id: string
  address: string
}

/** The related tokens with their prices. */
export const marketTokens = (host: Host, ask: Ask & { tokens: readonly TokenAsk[] }): Promise<Rows<Token>> =>
  list(
    host,
    '/v1/swap_market/market_optional',
    { body: ask.tokens, headers: headers(ask), signal: ask.signal },
    token,
  )
