import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { codes, type Lang, languages } from '#i18n/languages.ts'
import { entries, routes } from '#i18n/routes.ts'
import { parseRows } from '#sources/rows.ts'
import { news } from '#sources/schema/news.ts'

interface Row {
  id: string
  title: string
  create_time: string
  update_time: string
  summary: string
  image_url: string
  tags: string[]
  lang: string
  content: string
}

const read = (lang: Lang): Row[] =>
  JSON.parse(
    readFileSync(new URL(`../../src/sources/sample/news/${lang}.json`, import.meta.url), 'utf8'),
  ) as Row[]

const sample = Object.fromEntries(codes.map(lang => [lang, read(lang)])) as Record<Lang, Row[]>
const english = new Map(sample.en.map(row => [row.id, row]))

const fields = [
  'id',
  'title',
  'create_time',
  'update_time',
  'summary',
  'image_url',
  'tags',
  'lang',
  'content',
]
const tags = ['release', 'networks', 'security', 'community', 'tron', 'dapp-store', 'guide', 'product']
const reserved = [
  'detail',
  'category',
  'network',
  'page',
  'tag',
  'search',
  'atom.xml',
  'feed.json',
  '404',
  'index',
]
const time = /^2026-(09|1[01])-\d\dT\d\d:\d\d:00Z$/

/** Characters that exist in one of the two Chinese scripts only. */
const simplified =
  /[们这为网络钱链权认证时间发开关设备词书写应该对从后里说问题实现变费转账户给图标订单双点击检测钥验]/u
const traditional =
  /[們這為網絡錢鏈權認證時間發開關設備詞書寫應該對從後裡說問題實現變費轉賬戶給圖標訂單雙點擊檢測鑰驗]/u
/** Those of either list that both scripts write alike prove nothing. */
const only = (mine: RegExp, other: RegExp): string[] =>
  [...mine.source.slice(1, -1)].filter(char => !other.source.includes(char))

/** Every Han character that a national character set knows: Big5 for Taiwan, GB 2312 for the mainland. */
function charset(label: string, leads: number[], trails: number[]): Set<string> {
  const decoder = new TextDecoder(label)
  return new Set(leads.flatMap(lead => trails.map(trail => decoder.decode(new Uint8Array([lead, trail])))))
}
const span = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, step) => from + step)

const words = (row: Row): string => [row.title, row.summary, row.content.replace(/<[^>]*>/g, '\n')].join('\n')
const days = (rows: Row[]): Set<string> => new Set(rows.map(row => row.create_time.slice(0, 10)))

describe.each(codes)('sample news in %s', lang => {
  const rows = sample[lang]

  it('has enough items over enough days', () => {
    const full = lang === 'en' || lang === 'zh'
    expect(rows.length).toBeGreaterThanOrEqual(full ? 40 : 8)
    expect(days(rows).size).toBeGreaterThanOrEqual(full ? 20 : 10)
  })

  it('is read by our own schema without a loss', () => {
    const { rows: kept, dropped } = parseRows(rows, news, row => String(row.id))
    expect(dropped).toEqual({})
    expect(kept).toHaveLength(rows.length)
    for (const row of kept) expect(row).toMatchObject({ lang, content: expect.any(String) })
    for (const row of rows) expect(row.lang).toBe(languages[lang].api)
  })

  it('has rows of one shape, newest first, with ids that are paths', () => {
    expect(new Set(rows.map(row => row.id)).size).toBe(rows.length)
    expect(rows.map(row => row.create_time)).toEqual(
      rows
        .map(row => row.create_time)
        .sort()
        .reverse(),
    )
    for (const row of rows) {
      expect(Object.keys(row), row.id).toEqual(fields)
      expect(row.id).toMatch(/^[A-Za-z0-9_-]{1,64}$/)
      expect(reserved).not.toContain(row.id)
      expect(row.create_time >= '2026-09-15' && row.create_time < '2026-11-19', row.id).toBe(true)
      expect(row.create_time).toMatch(time)
      expect(row.update_time).toMatch(time)
      expect(row.update_time >= row.create_time, row.id).toBe(true)
      expect(row.tags.length, row.id).toBeGreaterThan(0)
      expect(tags).toEqual(expect.arrayContaining(row.tags))
    }
  })

  it('shares id, dates, tags and outline with the English item', () => {
    const outline = (html: string): string[] => html.match(/<(?!\/)\w+/g) ?? []
    for (const row of rows) {
      const source = english.get(row.id)
      expect(source, row.id).toBeDefined()
      expect([row.create_time, row.update_time, row.tags]).toEqual([
        source!.create_time,
        source!.update_time,
        source!.tags,
      ])
      expect(outline(row.content).length, row.id).toBe(outline(source!.content).length)
      if (lang !== 'en') expect(row.title).not.toBe(source!.title)
    }
  })

  it('has simple bodies whose links stay in the language and lead to a page', () => {
    const pages = new Set<string>([
      ...Object.values(routes).map(route => route.path),
      ...Object.entries(entries).flatMap(([group, slugs]) => slugs.map(slug => `${group}/${slug}`)),
      ...rows.map(row => `news/${row.id}`),
    ])
    for (const row of rows) {
      const paragraphs = row.content.match(/<p>/g) ?? []
      expect(paragraphs.length, row.id).toBeGreaterThanOrEqual(2)
      expect(paragraphs.length, row.id).toBeLessThanOrEqual(6)
      const opened = row.content.match(/<(?!\/)[^>]*>/g) ?? []
      for (const tag of opened)
        expect(tag, row.id).toMatch(/^<(p|h2|ul|li|strong|code|blockquote|a href="[^"]*")>$/)
      for (const [, to = ''] of row.content.matchAll(/href="([^"]*)"/g)) {
        expect(to.startsWith(`/${lang}/`) && to.endsWith('/'), `${row.id}: ${to}`).toBe(true)
        expect(pages, `${row.id}: ${to}`).toContain(to.slice(lang.length + 2, -1))
      }
    }
  })

  it('speaks calmly', () => {
    for (const row of rows) expect(words(row), row.id).not.toMatch(/[!！¡]|\p{Extended_Pictographic}/u)
  })
})

describe('the two Chinese scripts', () => {
  it.each([
    ['zh-tw', charset('big5', span(0xa4, 0xf9), [...span(0x40, 0x7e), ...span(0xa1, 0xfe)])],
    ['zh', charset('gbk', span(0xb0, 0xf7), span(0xa1, 0xfe))],
  ] as const)('%s stays within its national character set', (lang, known) => {
    expect(known.size).toBeGreaterThan(6_000)
    for (const row of sample[lang])
      expect(
        (words(row).match(/\p{Script=Han}/gu) ?? []).filter(char => !known.has(char)),
        row.id,
      ).toEqual([])
  })

  it('are told apart by characters that only one of them has', () => {
    expect(only(simplified, traditional).length).toBeGreaterThan(30)
    expect(only(traditional, simplified).length).toBeGreaterThan(30)
  })

  it.each([
    ['zh-tw', only(simplified, traditional)],
    ['zh', only(traditional, simplified)],
  ] as const)('%s holds none of the other', (lang, foreign) => {
    for (const row of sample[lang])
      expect(
        foreign.filter(char => words(row).includes(char)),
        row.id,
      ).toEqual([])
  })
})

it('every language has items of the same day in English to stand beside', () => {
  const perDay = new Map<string, number>()
  for (const { create_time } of sample.en) {
    const day = create_time.slice(0, 10)
    perDay.set(day, (perDay.get(day) ?? 0) + 1)
  }
  expect([...perDay.values()].filter(count => count > 1).length).toBeGreaterThanOrEqual(4)
})
