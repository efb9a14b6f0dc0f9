import * as v from 'valibot'
import { dapp } from './dapp.ts'
import { count, id, image, lenient, lenientList, link, text } from './pieces.ts'

export const category = v.pipe(
  v.object({ hid: id, title: text(60), m_index: count, category_type: count }),
  v.transform(row => ({ hid: row.hid, title: row.title, index: row.m_index, type: row.category_type })),
)

/** Kept only with an http(s) address behind it. */
export const banner = v.pipe(
  v.object({ id, title: lenient(text(120)), image_url: lenient(image), object: v.object({ url: link }) }),
  v.transform(row => ({ id: row.id, title: row.title, imageUrl: row.image_url, url: row.object.url })),
)

/** An activity or an advertisement. */
export const notice = v.pipe(
  v.object({ id, title: text(120), image_url: lenient(image), url: lenient(link) }),
  v.transform(row => ({ id: row.id, title: row.title, imageUrl: row.image_url, url: row.url })),
)

export const hotSearch = v.pipe(
  v.object({ title: text(60), hid: lenient(id) }),
  v.transform(row => ({ title: row.title, hid: row.hid })),
)

const member = v.union([
  id,
  v.pipe(
    v.object({ hid: id }),
    v.transform(row => row.hid),
  ),
])

export const section = v.pipe(
  v.object({
    hid: id,
    title: text(60),
    kind: v.fallback(v.optional(v.picklist(['ranking', 'row', 'grid']), 'row'), 'row'),
    apps: v.optional(v.unknown()),
  }),
  v.transform(row => ({
    hid: row.hid,
    title: row.title,
    kind: row.kind,
    /** ids in their order; the host may send ids or whole rows */
    apps: [...new Set(v.parse(lenientList(member, 500), row.apps))],
    /** the members that came as whole rows */
    dapps: v.parse(lenientList(dapp, 500), row.apps),
  })),
)

export const token = v.pipe(
  v.object({
    address: v.pipe(v.string(), v.maxLength(200), v.minLength(1)),
    symbol: text(20),
    price_usd: lenient(count),
    change_24h: lenient(count),
  }),
  v.transform(row => ({
    address: row.address,
    symbol: row.symbol,
    priceUsd: row.price_usd,
    change24h: row.change_24h,
  })),
)

export type Category = v.InferOutput<typeof category>
export type Banner = v.InferOutput<typeof banner>
export type Notice = v.InferOutput<typeof notice>
export type HotSearch = v.InferOutput<typeof hotSearch>
export type SectionRow = v.InferOutput<typeof section>
export type Token = v.InferOutput<typeof token>
