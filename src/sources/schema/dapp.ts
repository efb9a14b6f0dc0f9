import * as v from 'valibot'
import { momentOf } from '#i18n/moment.ts'
import { count, id, image, lang, lenient, lenientList, link, text } from './pieces.ts'
import { time } from './time.ts'

const address = v.pipe(v.string(), v.maxLength(200), v.regex(/^[\x21-\x7e]+$/))
const chain = v.pipe(id, v.toLowerCase())
const connect = v.picklist(['both', 'extension', 'mobile', 'none'])

/** A day, a month or a year, as far as it is known; one that exists. */
const someDate = v.pipe(
  v.string(),
  v.regex(/^\d{4}(-\d\d(-\d\d)?)?$/),
  v.check(text => text.length === 4 || momentOf(text) !== undefined),
)

const audit = v.object({
  auditor: lenient(text(80)),
  url: link,
  date: lenient(someDate),
})

export const dapp = v.pipe(
  v.object({
    hid: id,
    title: text(100),
    url: link,
    slug: lenient(v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), v.maxLength(64))),
    icon_url: lenient(image),
    desc: lenient(text(500)),
    desc_lang: lenient(lang),
    category_ids: lenientList(id),
    chains: lenientList(chain),
    hot: lenient(count),
    tp_connect: lenient(connect),
    audits: lenientList(audit, 20),
    contracts: lenientList(v.object({ chain, address })),
    tokens: lenientList(v.object({ chain, symbol: text(20), address: lenient(address) })),
    langs: lenientList(lang),
    create_time: lenient(time),
    update_time: lenient(time),
  }),
  v.transform(row => ({
    hid: row.hid,
    slug: row.slug,
    title: row.title,
    url: row.url,
    iconUrl: row.icon_url,
    desc: row.desc,
    /** the language of `desc` where it is not the one asked for */
    descLang: row.desc_lang,
    categoryIds: row.category_ids,
    chains: [...new Set(row.chains)],
    /** rank, lower is hotter */
    hot: row.hot,
    /** undefined: unknown */
    tpConnect: row.tp_connect,
    audits: row.audits,
    contracts: row.contracts,
    tokens: row.tokens,
    langs: row.langs,
    createTime: row.create_time,
    updateTime: row.update_time,
  })),
)

export type DappRow = v.InferOutput<typeof dapp>
