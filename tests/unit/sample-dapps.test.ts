import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { limits } from '#config/limits.ts'
import { codes, isLang, type Lang } from '#i18n/languages.ts'
import { assignSlugs, pathId } from '#sources/build/slugs.ts'
import { parseRows } from '#sources/rows.ts'
import activity from '#sources/sample/activity.json' with { type: 'json' }
import ads from '#sources/sample/ads.json' with { type: 'json' }
import banners from '#sources/sample/banners.json' with { type: 'json' }
import categories from '#sources/sample/categories.json' with { type: 'json' }
import dapps from '#sources/sample/dapps.json' with { type: 'json' }
import networks from '#sources/sample/facts/networks.json' with { type: 'json' }
import hot from '#sources/sample/hot.json' with { type: 'json' }
import sections from '#sources/sample/sections.json' with { type: 'json' }
import { dapp as dappSchema } from '#sources/schema/dapp.ts'
import { banner, category, hotSearch, notice, section } from '#sources/schema/lists.ts'
import { addressOn } from '../../scripts/sample/addresses.ts'
import { facts, leftOut, networksOf } from '../../scripts/sample/choose.ts'
import { dappsText } from '../../scripts/sample/dapps.ts'
import { HOTTEST, hidOf } from '../../scripts/sample/row.ts'

const files = import.meta.glob<Record<string, string>>('/src/sources/sample/descriptions/*.json', {
  eager: true,
  import: 'default',
})
const described = Object.fromEntries(
  Object.entries(files).map(([path, file]) => [path.split('/').at(-1)!.replace('.json', ''), file]),
)
const descriptions = (lang: string) => Object.entries(described[lang] ?? {})
const hids = dapps.map(row => row.hid)
const factOf = new Map(facts.map(fact => [hidOf(fact), fact]))
const unique = (values: unknown[]) => new Set(values).size === values.length

describe('the rows', () => {
  it('are what the generator makes of the facts', () => {
    expect(dappsText()).toBe(readFileSync('src/sources/sample/dapps.json', 'utf8'))
  })

  it('are all that the facts honestly carry', () => {
    const fit = facts.filter(fact => fact.evidence === 'listed' && !leftOut.includes(fact.domain))
    expect(dapps.length).toBeGreaterThanOrEqual(Math.min(250, fit.length))
    expect(hids).toEqual(expect.arrayContaining(fit.map(hidOf)))
  })

  it('each have sources in the facts, at least two', () => {
    const bare = dapps.filter(row => (factOf.get(row.hid)?.sources.length ?? 0) < 2)
    expect(bare).toEqual([])
  })

  it('say nothing that the facts do not say', () => {
    for (const row of dapps) {
      const fact = factOf.get(row.hid)!
      expect(Object.keys(row).sort()).toEqual(
        ['audits', 'category_ids', 'chains', 'hid', 'hot', 'slug', 'title', 'tokens', 'url'].sort(),
      )
      expect([row.title, row.url, row.audits]).toEqual([fact.name, fact.url, fact.audits])
      expect(row.chains).toEqual(fact.networks_basis === 'sources' ? fact.networks : [])
    }
  })

  it('take a mentioned dapp only where a network would have none', () => {
    const mentioned = facts.filter(fact => fact.evidence !== 'listed' && hids.includes(hidOf(fact)))
    const elsewhere = (code: string, hid: string) =>
      dapps.filter(row => row.hid !== hid && row.chains.includes(code)).length
    for (const fact of mentioned)
      expect(networksOf(fact).filter(code => elsewhere(code, hidOf(fact)) === 0)).not.toEqual([])
  })

  it.each([
    'Aerodrome',
    'Velodrome',
    'Balancer',
    'Frax',
    'Curve',
    'CoW Swap',
    'ParaSwap',
    'WOO',
    'KyberSwap',
    'Exactly',
    'Magic Eden',
  ])('leave out %s', name => {
    const named = new RegExp(`\\b${name}`)
    expect(JSON.stringify([dapps, described])).not.toMatch(named)
  })

  it('leave out every troubled domain', () => {
    for (const domain of leftOut) expect(hids).not.toContain(domain.replaceAll('.', '-'))
  })

  it('are unique by hid, slug, title and domain, and ranked without a gap', () => {
    for (const field of ['hid', 'slug', 'title', 'url'] as const)
      expect(unique(dapps.map(row => row[field]))).toBe(true)
    expect(unique(dapps.map(row => new URL(row.url).hostname.replace(/^(www|app)\./, '')))).toBe(true)
    expect(dapps.map(row => row.hot)).toEqual(dapps.map((_, i) => i + 1))
  })

  it('all pass the schema that readers use', () => {
    const { rows, dropped } = parseRows(dapps, dappSchema, row => String(row.hid))
    expect(dropped).toEqual({})
    expect(rows).toHaveLength(dapps.length)
    expect(rows.map(row => row.tokens.length)).toEqual(dapps.map(row => row.tokens.length))
    expect(rows.map(row => row.audits.length)).toEqual(dapps.map(row => row.audits.length))
  })

  it('name networks and categories that are shown', () => {
    const open = networks.networks.filter(
      ({ deprecated, sources, chain_id }) => !deprecated && sources.length > 0 && chain_id,
    )
    const known = open.map(network => network.code)
    const shown = categories.filter(row => row.category_type === 0).map(row => row.hid)
    for (const row of dapps) {
      expect(known).toEqual(expect.arrayContaining([...row.chains, ...row.tokens.map(token => token.chain)]))
      expect(shown).toEqual(expect.arrayContaining(row.category_ids))
      expect(row.category_ids.filter(id => id !== limits.hotCategoryId)).not.toEqual([])
    }
  })

  it('write token addresses as their network does', () => {
    const tokens = dapps.flatMap(row => row.tokens)
    expect(tokens.length).toBeGreaterThan(80)
    for (const { chain, address } of tokens) expect(addressOn(chain, address)).toBe(address)
  })
})

describe('slugs', () => {
  it('are what the site itself would give, none a word that the store needs', () => {
    const given = assignSlugs(dapps.map(({ hid, title, url }) => ({ hid, title, url })))
    expect(dapps.map(row => row.slug)).toEqual([...given.values()])
    expect(dapps.filter(row => pathId(row.slug) !== row.slug)).toEqual([])
    const detail = { hid: 'x', title: 'Detail', url: 'https://x.example/' }
    expect(assignSlugs([detail]).get('x')).toBe('detail-1')
  })
})

describe('addresses', () => {
  it('that cannot be one of their network are refused', () => {
    expect(addressOn('eth', '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toBeNull()
    expect(addressOn('eth', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beae')).toBeNull()
    expect(addressOn('solana', 'HZ1JovNiVvGrGNiiYvEozEVgZ58xaU3RKwX8eAC')).toBeNull()
    expect(addressOn('nowhere', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed')).toBeNull()
  })
})

describe('descriptions', () => {
  it.each(['en', 'zh'])('in %s are there for every dapp', lang => {
    expect(descriptions(lang).map(([hid]) => hid)).toEqual(hids)
  })

  it('in English keep to 40 to 110 characters', () => {
    const odd = descriptions('en').filter(([, text]) => text.length < 40 || text.length > 110)
    expect(odd).toEqual([])
  })

  const others = codes.filter(lang => lang !== 'en' && lang !== 'zh')
  it.each(others)('in %s are there for the 60 hottest', lang => {
    expect(HOTTEST).toBe(60)
    expect(descriptions(lang).map(([hid]) => hid)).toEqual(hids.slice(0, HOTTEST))
    expect(descriptions(lang).filter(([hid, text]) => text === described.en?.[hid])).toEqual([])
  })

  it.each([
    ['zh', /\p{Script=Han}/u],
    ['zh-tw', /\p{Script=Han}/u],
    ['ko', /\p{Script=Hangul}/u],
    ['ru', /\p{Script=Cyrillic}/u],
    ['hi', /\p{Script=Devanagari}/u],
    ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
    ['th', /\p{Script=Thai}/u],
  ])('in %s are in its own script', (lang, script) => {
    expect(descriptions(lang).filter(([, text]) => !script.test(text))).toEqual([])
  })

  it('in Traditional Chinese are not converted ones', () => {
    const mainland = /[网络软链币兑换质钱协议个与为贷货户护执书资产]|網絡|默認|錢銀|質素|通過/
    expect(descriptions('zh-tw').filter(([, text]) => mainland.test(text))).toEqual([])
  })

  it.each(Object.keys(described))('in %s are one plain sentence each, none twice', lang => {
    expect(isLang(lang)).toBe(true)
    const texts = descriptions(lang).map(([, text]) => text)
    expect(unique(texts)).toBe(true)
    expect(texts.filter(text => text !== text.trim() || /[!！。]|\.$| {2}|<|\{/.test(text))).toEqual([])
    expect(texts.filter(text => text.length > limits.text.subtitle)).toEqual([])
    expect(texts.filter(text => text.normalize('NFC') !== text)).toEqual([])
  })

  it('make no promise', () => {
    const hype =
      /\b(best|leading|largest|safest|secure|seamless|revolutionary|most trusted|guaranteed|top)\b/i
    expect(descriptions('en').filter(([, text]) => hype.test(text))).toEqual([])
  })
})

describe('the small lists', () => {
  const titled = { categories, sections, hot, banners, activity, ads }
  it.each(Object.entries(titled))('%s have a title in every language', (_, rows) => {
    for (const { title } of rows) {
      expect(Object.keys(title).sort()).toEqual([...codes].sort())
      expect(Object.values(title).filter(text => !text.trim() || /[!！]/.test(text))).toEqual([])
    }
  })

  it.each([
    ['categories', categories, category],
    ['sections', sections, section],
    ['hot', hot, hotSearch],
    ['banners', banners, banner],
    ['activity', activity, notice],
    ['ads', ads, notice],
  ])('%s pass the schema that readers use, in every language', (_, rows, schema) => {
    for (const lang of codes) {
      const flat = rows.map(row => ({ ...row, title: row.title[lang] }))
      expect(parseRows<unknown>(flat, schema).dropped).toEqual({})
    }
  })

  it('have one hot category, the first shown, and one that readers must hide', () => {
    const shown = categories.filter(row => row.category_type === 0).sort((a, b) => a.m_index - b.m_index)
    expect(shown[0]?.hid).toBe(limits.hotCategoryId)
    expect(categories.some(row => row.category_type === 1)).toBe(true)
    expect(unique(categories.map(row => row.hid)) && unique(categories.map(row => row.m_index))).toBe(true)
    const used = new Set(dapps.flatMap(row => row.category_ids))
    expect(shown.filter(row => !used.has(row.hid))).toEqual([])
    const hottest = dapps.filter(row => row.category_ids.includes(limits.hotCategoryId))
    expect(hottest.map(row => row.hid)).toEqual(hids.slice(0, HOTTEST))
  })

  it('have sections of the three kinds, filled from the directory', () => {
    expect(new Set(sections.map(row => row.kind))).toEqual(new Set(['ranking', 'row', 'grid']))
    for (const { apps } of sections) {
      expect(hids).toEqual(expect.arrayContaining(apps))
      expect(unique(apps)).toBe(true)
    }
  })

  it('have hot searches that find something in every language', () => {
    const lost = codes.flatMap(lang => {
      const texts = [...dapps.map(row => row.title), ...descriptions(lang).map(([, text]) => text)]
      return hot
        .map(row => row.title[lang as Lang])
        .filter(word => !texts.some(text => text.toLowerCase().includes(word.toLowerCase())))
    })
    expect(lost).toEqual([])
  })

  it('lead to our own pages', () => {
    const urls = [
      ...banners.map(row => row.object.url),
      ...activity.map(row => row.url),
      ...ads.map(row => row.url),
    ]
    for (const url of urls) expect(url).toMatch(/^https:\/\/tidepool\.example\/en\/([a-z-]+\/)+$/)
    expect(banners.length).toBeLessThanOrEqual(3)
  })
})
