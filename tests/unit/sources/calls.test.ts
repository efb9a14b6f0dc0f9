import type { AddressInfo } from 'node:net'
import { type ServerType, serve } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codes, type Lang, languages } from '#i18n/languages.ts'
import * as api from '#sources/api-host.ts'
import * as content from '#sources/content-host.ts'
import type { Host } from '#sources/http.ts'
import type { Rows } from '#sources/rows.ts'
import { sampleHost } from '../../../scripts/origin/sample-host.ts'

let server: ServerType
let host: Host
const asked: Request[] = []
beforeAll(async () => {
  const app = sampleHost({ crossOrigin: true })
  const fetch = (request: Request) => {
    asked.push(request)
    return app.fetch(request)
  }
  server = await new Promise<ServerType>(done => {
    const started = serve({ fetch, port: 0, hostname: '127.0.0.1' }, () => done(started))
  })
  host = { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
})
afterAll(() => new Promise(done => server.close(done)))

const lang = 'zh' satisfies Lang
const last = () => asked.at(-1)!
const query = () => Object.fromEntries(new URL(last().url).searchParams)
const headers = () => ({
  lang: last().headers.get('lang'),
  os: last().headers.get('os'),
  appver: last().headers.get('appver'),
})
const spoken = { lang: 'zh-Hans', os: 'web', appver: null }

interface Case {
  path: string
  ask: () => Promise<Rows<unknown>>
  query: Record<string, string>
  headers?: Record<string, string | null>
  least: number
}
const some = { categoryId: '99998', key: 'swap', sectionId: 'trending' }
const cases: Case[] = [
  {
    path: '/v1/news/list',
    ask: () => content.newsList(host, { lang }),
    query: { start: '0', count: '20', status: '0', lang: 'zh-Hans' },
    least: 20,
  },
  {
    path: '/v1/banner/list',
    ask: () => content.bannerList(host, { lang }),
    query: { start: '0', count: '10', status: '0', lang: 'zh-Hans' },
    least: 2,
  },
  {
    path: '/v1/activity/list',
    ask: () => content.activityList(host, { lang }),
    query: { start: '0', count: '5', lang: 'zh-Hans' },
    least: 1,
  },
  {
    path: '/v1/ad/list',
    ask: () => content.adList(host, { lang }),
    query: { start: '0', count: '5', lang: 'zh-Hans' },
    least: 1,
  },
  {
    path: '/v1/category/list',
    ask: () => content.categoryList(host, { lang }),
    query: { lang: 'zh-Hans' },
    least: 10,
  },
  {
    path: '/v1/application/list',
    ask: () => content.dappList(host, { lang }),
    query: {
      start: '0',
      count: '500',
      key: '',
      status: '0',
      category_id: '',
      version: '10.0.0',
      lang: 'zh-Hans',
    },
    least: 200,
  },
  {
    path: '/v1/block_chain/list',
    ask: () => api.blockChainList(host, { lang }),
    query: { lang: 'zh-Hans', version: '10.0.0', os: 'web' },
    least: 50,
  },
  {
    path: '/v1/application/home_section_list',
    ask: () => api.homeSections(host, { lang }),
    query: {},
    headers: spoken,
    least: 3,
  },
  {
    path: '/v1/application/section_more',
    ask: () => api.sectionMore(host, { lang, sectionId: some.sectionId }),
    query: { section_id: 'trending', start: '0', count: '40' },
    headers: spoken,
    least: 10,
  },
  {
    path: '/v1/application/category_list',
    ask: () => api.dappCategories(host, { lang }),
    query: {},
    headers: { ...spoken, appver: '10.0.0' },
    least: 10,
  },
  {
    path: '/v1/application/category_dapplist',
    ask: () => api.categoryDapps(host, { lang, categoryId: some.categoryId, chain: 'bsc' }),
    query: { category_id: '99998', chain: 'bsc', start: '0', count: '40' },
    headers: spoken,
    least: 5,
  },
  {
    path: '/v1/banner/superlist',
    ask: () => api.superBanners(host, { lang }),
    query: {},
    headers: spoken,
    least: 2,
  },
  {
    path: '/v1/application/hot_list',
    ask: () => api.hotList(host, { lang }),
    query: {},
    headers: spoken,
    least: 5,
  },
  {
    path: '/v1/application/search',
    ask: () => api.searchDapps(host, { lang, key: some.key }),
    query: { key: 'swap', start: '0', count: '40' },
    headers: { ...spoken, os: null },
    least: 3,
  },
  {
    path: '/v1/application/listbyids_new',
    ask: () => api.dappsByIds(host, { lang, ids: ['uniswap-org', 'aave-com', 'gone'] }),
    query: { ids: 'uniswap-org,aave-com,gone' },
    headers: { ...spoken, os: null },
    least: 2,
  },
]

describe('the calls of the contract, from client to sample answer', () => {
  it.each(cases)('GET $path', async ({ path, ask, query: expected, headers: sent, least }) => {
    const { rows, dropped } = await ask()
    expect(new URL(last().url).pathname).toBe(path)
    expect(last().method).toBe('GET')
    expect(query()).toEqual(expected)
    if (sent) expect(headers()).toEqual(sent)
    expect(dropped).toEqual({})
    expect(rows.length).toBeGreaterThanOrEqual(least)
  })

  it('GET /v1/news/{id}, with its body; our copy holds while the host says so', async () => {
    const { rows } = await content.newsList(host, { lang })
    const { row, etag } = await content.newsItem(host, { id: rows[0]!.id, lang })
    expect(row).toMatchObject({ title: rows[0]!.title, content: expect.stringContaining('<p>') })
    expect(rows[0]).toMatchObject({ content: undefined })
    expect(etag).toBeTruthy()
    expect(await content.newsItem(host, { id: rows[0]!.id, lang, etag })).toMatchObject({ row: undefined })
  })

  it('POST /v1/swap_market/market_optional: what we know of the tokens, no price made up', async () => {
    const tokens = [
      { blockchain_id: '1', address: '0x7fc66500c84a76ad7e9c93437bfc5ac33e2ddae9' },
      { blockchain_id: '1', address: '0x0000000000000000000000000000000000000001' },
    ]
    const { rows } = await api.marketTokens(host, { lang, tokens })
    expect(last().method).toBe('POST')
    expect(headers()).toEqual(spoken)
    expect(rows).toEqual([
      expect.objectContaining({ symbol: 'AAVE', priceUsd: undefined, change24h: undefined }),
    ])
  })
})

describe('paging', () => {
  it('of news goes on until null', async () => {
    const seen: string[] = []
    let start = 0
    for (;;) {
      const { rows, ended } = await content.newsList(host, { lang, start })
      if (ended) break
      seen.push(...rows.map(({ id }) => id))
      start += 20
    }
    expect(seen.length).toBeGreaterThanOrEqual(40)
    expect(new Set(seen).size).toBe(seen.length)
  })

  it('of a category goes on by 40 until null, the hottest first', async () => {
    const first = await api.categoryDapps(host, { lang, categoryId: '1', start: 0 })
    const ranks = first.rows.map(({ hot }) => hot ?? 0)
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    expect(await api.categoryDapps(host, { lang, categoryId: '1', start: 4_000 })).toMatchObject({
      rows: [],
      ended: true,
    })
  })

  it('of a search without a hit is null', async () => {
    expect(await api.searchDapps(host, { lang, key: 'no such dapp' })).toMatchObject({
      rows: [],
      ended: true,
    })
  })
})

describe('the sample in each language', () => {
  it.each(codes)('%s answers every list without a bad row', async code => {
    const lists = await Promise.all([
      content.newsList(host, { lang: code }),
      content.bannerList(host, { lang: code }),
      content.activityList(host, { lang: code }),
      content.adList(host, { lang: code }),
      content.categoryList(host, { lang: code }),
      content.dappList(host, { lang: code }),
      api.hotList(host, { lang: code }),
      api.homeSections(host, { lang: code }),
    ])
    for (const { rows, dropped } of lists) {
      expect(dropped).toEqual({})
      expect(rows.length).toBeGreaterThan(0)
    }
    const [news, , , , , dapps] = lists
    expect(news.rows.length).toBeGreaterThanOrEqual(8)
    expect(news.rows.every(row => row.lang === code)).toBe(true)
    const own = dapps.rows.filter(row => row.desc && row.descLang === undefined).length
    expect(own).toBeGreaterThanOrEqual(code === 'en' || code === 'zh' ? 200 : 60)
    expect(dapps.rows.every(({ desc }) => desc)).toBe(true)
    expect(dapps.rows.filter(row => row.descLang !== undefined).every(row => row.descLang === 'en')).toBe(
      true,
    )
  })

  it('has the closed networks, marked; the reader drops them', async () => {
    const { rows } = await api.blockChainList(host, { lang: 'en' })
    expect(rows.filter(row => row.deprecated).map(({ hid }) => hid)).toEqual(
      expect.arrayContaining(['heco', 'okex', 'bnb']),
    )
  })

  it('covers at least ten days of news', async () => {
    const { rows } = await content.newsList(host, { lang: 'en' })
    const more = await content.newsList(host, { lang: 'en', start: 20 })
    expect(new Set([...rows, ...more.rows].map(({ day }) => day)).size).toBeGreaterThanOrEqual(10)
  })
})

describe('the second port', () => {
  it('lets any page ask, with our headers, after a preflight', async () => {
    const preflight = await fetch(`${host.base}/v1/application/category_list`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://tidepool.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'appver,lang,os',
      },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-headers')).toMatch(/lang,os,appver/)
  })

  it('has no other call', async () => {
    const response = await fetch(`${host.base}/v1/application/nope`)
    expect(response.status).toBe(404)
  })

  it.each(['/v1/news/..%2f..%2fpackage.json', '/v1/news/constructor', '/v1/news/list?start=-1&count=1e9'])(
    'gives nothing away: %s',
    async path => {
      const { status } = await fetch(host.base + path)
      expect(status).toBeLessThan(500)
    },
  )

  it('without CORS when it is our own origin', async () => {
    const response = await sampleHost().request('/v1/news/list', { headers: { origin: 'https://a.example' } })
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })
})

it('languages are known to the hosts by their own codes', () => {
  expect(codes.map(code => languages[code].api)).toContain('zh-Hant')
})
