import * as v from 'valibot'
import { limits } from '#config/limits.ts'
import { type Lang, languages } from '#i18n/languages.ts'
import { CallError } from './call-error.ts'
import { call, type Host } from './http.ts'
import { list, type Rows, success } from './rows.ts'
import { type DappRow, dapp } from './schema/dapp.ts'
import { type Banner, banner, type Category, category, type Notice, notice } from './schema/lists.ts'
import { type NewsRow, news } from './schema/news.ts'

/** What every call takes: the visitor's language, and a way to give it up. */
export interface Ask {
  lang: Lang
  signal?: AbortSignal
}

export const newsList = (host: Host, { lang, signal, start = 0 }: Ask & { start?: number }) => {
  const { count, status } = limits.news
  const query = { start, count, status, lang: languages[lang].api }
  return list<NewsRow>(host, '/v1/news/list', { query, signal }, news, { nullable: true, key: row => row.id })
}

export interface Article {
  /** undefined: our copy still holds (304) */
  row: NewsRow | undefined
  etag: string | undefined
}

export async function newsItem(
  host: Host,
  { id, lang, signal, etag }: Ask & { id: string; etag?: string | undefined },
): Promise<Article> {
  const path = `/v1/news/${encodeURIComponent(id)}`
  const answer = success(await call(host, path, { query: { lang: languages[lang].api }, signal, etag }), path)
  if (answer.unchanged) return { row: undefined, etag: answer.etag ?? etag }
  const read = v.safeParse(news, answer.data)
  if (!read.success || read.output.id !== id)
    throw new CallError('shape', `${host.base}${path}: the answer is not this article`)
  return { row: read.output, etag: answer.etag }
}

export const bannerList = (host: Host, { lang, signal }: Ask): Promise<Rows<Banner>> => {
  const query = { start: 0, ...limits.banner, lang: languages[lang].api }
  return list(host, '/v1/banner/list', { query, signal }, banner, { key: row => row.id })
}

const notices =
  (path: string, count: number) =>
  (host: Host, { lang, signal }: Ask): Promise<Rows<Notice>> => {
    const query = { start: 0, count, lang: languages[lang].api }
    return list(host, path, { query, signal }, notice, { nullable: true, key: row => row.id })
  }

export const activityList = notices('/v1/activity/list', limits.activity.count)
export const adList = notices('/v1/ad/list', limits.ad.count)

export const categoryList = (host: Host, { lang, signal }: Ask): Promise<Rows<Category>> =>
  list(host, '/v1/category/list', { query: { lang: languages[lang].api }, signal }, category, {
    key: row => row.hid,
  })

interface DappAsk extends Ask {
  start?: number
  key?: string
  categoryId?: string
}

export const dappList = (
  host: Host,
  { lang, signal, start = 0, key = '', categoryId = '' }: DappAsk,
): Promise<Rows<DappRow>> => {
  const { count, version } = limits.dapps
  const query = { start, count, key, status: 0, category_id: categoryId, version, lang: languages[lang].api }
  return list(host, '/v1/application/list', { query, signal }, dapp, { nullable: true, key: row => row.hid })
}
