import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSettings } from '#config/settings.ts'
import type { Lang } from '#i18n/languages.ts'
import { type Collected, collect, type Options } from '#sources/build/collect.ts'
import { createGate } from '#sources/build/gate.ts'
import type { Entry } from '#sources/build/report.ts'
import type { SourceName } from '#sources/model.ts'
import { type Misdeed, patienceMs } from '../../fixtures/misdeeds.ts'
import { answersOf, newsRow, type World, world } from '../../fixtures/stub-data.ts'
import { type Stub, startStub } from '../../fixtures/stub-host.ts'

let root: string
let stub: Stub
let at: World
let lines: string[]

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'sources-'))
  mkdirSync(join(root, 'src/sources'), { recursive: true })
  cpSync('src/sources/sample', join(root, 'src/sources/sample'), { recursive: true })
  at = world()
  stub = await startStub(answersOf(at))
  lines = []
})
afterEach(async () => {
  await stub.close()
  rmSync(root, { recursive: true })
})

const now = new Date('2026-06-01T00:00:00Z')
const go = (options: Options & { env?: Record<string, string> } = {}): Promise<Collected> =>
  collect({
    root,
    now,
    timeoutMs: patienceMs(),
    wait: async () => undefined,
    say: line => lines.push(line),
    settings: readSettings({ CONTENT_HOST: stub.base, API_HOST: stub.base, ...options.env }),
    ...options,
  })
const entry = ({ report }: Collected, source: SourceName, lang: Lang = 'en'): Entry =>
  report.sources.find(one => one.source === source && one.lang === lang)!
const seen = ({ finished }: Collected): string =>
  JSON.stringify(Object.entries(finished).map(([name, byLang]) => [name, [...byLang]]))
const ids = ({ finished }: Collected, lang: Lang = 'en') => finished.news.get(lang)!.map(({ id }) => id)

describe('a host that answers', () => {
  it('is shown exactly, in every language, the newest first', async () => {
    const got = await go()
    for (const [lang, items] of got.finished.news) {
      expect(items).toHaveLength(30)
      expect(items[0]).toMatchObject({ id: 'n29', lang, html: expect.stringContaining('Body 29 in') })
      expect(new Set(items.map(({ title }) => title)).size).toBe(30)
    }
    expect(got.finished.categories.get('en')!.map(({ hid }) => hid)).toEqual(['1', '2', '3'])
    expect(got.finished.networks.get('en')!.map(({ code }) => code)).toEqual(['eth', 'bsc'])
    expect(got.finished.sections.get('th')![0]!.apps).toEqual(['2', '1'])
    expect(got.report.sources.every(({ state }) => state === 'fresh')).toBe(true)
  })

  it('dies: the next build is the same, and the report says how old it is', async () => {
    const alive = seen(await go())
    await stub.close()
    const later = await go({ now: new Date('2026-06-01T02:00:00Z') })
    expect(seen(later)).toBe(alive)
    expect(entry(later, 'news', 'ko')).toMatchObject({
      state: 'snapshot',
      age: 7_200,
      rows: 30,
      rowsIn: null,
    })
    expect(entry(later, 'news', 'ko').faults[0]).toContain(stub.base)
    expect(lines.some(line => line.includes('STALE'))).toBe(true)
  })

  const garbage: Misdeed[] = [
    'html',
    'html-as-json',
    'broken-json',
    'no-envelope',
    'result-1',
    'wrong-types',
    'object-data',
    'empty',
    'truncate',
    'lie-long',
    'status-404',
    'status-500',
    'status-503',
    'status-429',
    'reset',
    'drip',
    'huge',
  ]
  it.each(garbage)('goes bad (%s): nothing changes but the report', async how => {
    const good = seen(await go())
    stub.misbehave(how)
    const bad = await go({ timeoutMs: patienceMs(how) })
    expect(seen(bad)).toBe(good)
    for (const one of bad.report.sources) {
      expect(one).toMatchObject({ state: 'snapshot', faults: [expect.stringMatching(/.{15}/)] })
    }
    stub.misbehave()
    expect(entry(await go(), 'news').state).toBe('fresh')
  })

  it('hangs: after its second time-out it is not asked again', async () => {
    const good = seen(await go())
    stub.misbehave('hang')
    stub.calls.length = 0
    const bad = await go({ timeoutMs: patienceMs('hang') })
    expect(seen(bad)).toBe(good)
    expect(stub.calls.length).toBeLessThanOrEqual(6)
    const faults = bad.report.sources.flatMap(one => one.faults)
    expect(faults.filter(fault => fault.includes('second time-out')).length).toBeGreaterThan(60)
  })

  it('refuses or breaks: after four such answers in a row it is not asked again', async () => {
    await stub.close()
    const dead = await go()
    expect(entry(dead, 'news').faults[0]).toContain('fetch failed')
    expect(dead.report.sources.filter(one => one.faults[0]?.includes('in a row')).length).toBeGreaterThan(60)
  })

  it('breaks at one call: the others are fresh', async () => {
    stub.misbehave('status-500', { path: /hot_list/ })
    const { report } = await go()
    expect(report.sources.filter(({ state }) => state === 'sample').map(({ source }) => source)).toEqual(
      Array(12).fill('hot'),
    )
  })

  it('null is an empty list where the contract says so, a fault elsewhere', async () => {
    stub.misbehave('null-data')
    const got = await go()
    expect(entry(got, 'news')).toMatchObject({ state: 'fresh', rows: 0, faults: [] })
    expect(entry(got, 'categories')).toMatchObject({
      state: 'sample',
      faults: [expect.stringContaining('null')],
    })
  })

  it('is asked four at a time at most', async () => {
    let open = 0
    let most = 0
    const gate = createGate()
    await go({
      gate: (base, task) =>
        gate(base, async signal => {
          most = Math.max(most, ++open)
          return task(signal).finally(() => open--)
        }),
    })
    expect(most).toBe(4)
  })

  it('runs out of time: what is left comes next time', async () => {
    const late = await go({ gate: createGate(AbortSignal.abort()) })
    expect(late.report.sources.every(({ state }) => state === 'sample')).toBe(true)
    expect(entry(late, 'news').faults[0]).toContain('time for fetching is over')
  })
})

describe('a bad row', () => {
  const bad: [string, object][] = [
    ['id: bad id', { id: '../etc' }],
    ['id: bad id', { id: '😀' }],
    ['id: bad id', { id: 'a'.repeat(300) }],
    ['id: bad id', { id: '%2f' }],
    ['title: missing', { title: undefined }],
    ['title: empty', { title: ' \u202e ' }],
    ['title: too long', { title: 'x'.repeat(2_000_000) }],
    ['create_time: bad date', { create_time: 'yesterday' }],
    ['create_time: bad date', { create_time: '2026-02-30T00:00:00Z' }],
    ['create_time: bad date', { create_time: 1_767_225_600 }],
    ['create_time: missing', { create_time: undefined }],
    ['create_time: in the future', { create_time: '2099-01-01T00:00:00Z' }],
    ['duplicate', { id: 'n3' }],
  ]
  it.each(bad)('costs itself, and is counted: %s', async (reason, change) => {
    at.news = api =>
      Array.from({ length: 20 }, (_, n) => newsRow(api, n)).with(7, { ...newsRow(api, 7), ...change })
    const got = await go({ timeoutMs: 10_000 })
    expect(ids(got)).toHaveLength(19)
    expect(entry(got, 'news')).toMatchObject({ state: 'fresh', rowsIn: 20, dropped: { [reason]: 1 } })
  })

  it('all of them bad: the snapshot stays', async () => {
    const good = seen(await go())
    at.news = api => [1, 2, 3].map(n => ({ ...newsRow(api, n), create_time: 'soon' }))
    const got = await go()
    expect(seen(got)).toBe(good)
    expect(entry(got, 'news').faults[0]).toContain('all 3 rows are malformed')
  })

  it('metadata that is anything: the network drops, nothing is polluted', async () => {
    const texts = [
      'not json',
      '{"__proto__":{"chain_id":"1","polluted":1}}',
      'null',
      '[]',
      '{"chain_id":{}}',
      '7',
    ]
    at.networks.push(...texts.map((metadata, n) => ({ hid: 100 + n, title: 'X', ns: 'x', metadata })))
    const got = await go()
    expect(got.finished.networks.get('en')).toHaveLength(2)
    expect(entry(got, 'networks').dropped).toEqual({ 'metadata: bad metadata': texts.length })
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  it('two dapps with one slug: the first keeps it; a reserved word gets its suffix', async () => {
    at.dapps = [
      { hid: 1, title: 'Détail', url: 'https://a.example' },
      { hid: 2, title: 'Same', url: 'https://b.example' },
      { hid: 3, title: 'same!', url: 'https://c.example' },
      { hid: 4, title: '交易', url: 'https://www.d-swap.example' },
      { hid: 5, title: 'Bad', url: 'javascript:alert(1)//http' },
    ]
    const { finished } = await go()
    const slugs = (lang: Lang) => finished.dapps.get(lang)!.map(({ slug }) => slug)
    expect(slugs('en')).toEqual(['detail-1', 'same', 'same-3', 'd-swap-example'])
    expect(slugs('ja')).toEqual(slugs('en'))
  })

  it('a row in another language is no copy of ours', async () => {
    const own = at.news
    at.news = api => (api === 'ko' ? [...own('ko').slice(0, 5), newsRow('en', 40)] : own(api))
    const got = await go()
    expect(ids(got, 'ko')).toHaveLength(5)
    expect(entry(got, 'news', 'ko').faults).toEqual([])
  })
})

describe('the sanity rule', () => {
  it('keeps 500 rows where 3 come, until it is told that they are meant', async () => {
    at.dapps = Array.from({ length: 500 }, (_, n) => ({
      hid: n,
      title: `D ${n}`,
      url: `https://d${n}.example`,
    }))
    await go()
    at.dapps.length = 3
    const doubted = await go()
    expect(doubted.finished.dapps.get('en')).toHaveLength(500)
    expect(entry(doubted, 'dapps').faults[0]).toMatch(
      /3 rows where the last answer had 500.*--accept dapps\/en/,
    )
    const accepted = await go({ accept: ['dapps'] })
    expect(accepted.finished.dapps.get('en')).toHaveLength(3)
    expect(entry(accepted, 'dapps')).toMatchObject({ state: 'fresh', gone: 497 })
  })

  it('two searches for one dapp are two rows: asked again, nothing has moved', async () => {
    at.hot = [
      { title: 'reef', hid: '1' },
      { title: 'reef swap', hid: '1' },
    ]
    await go()
    expect(entry(await go(), 'hot')).toMatchObject({ rows: 2, added: 0, changed: 0, gone: 0 })
  })

  it('believes a half', async () => {
    await go()
    at.dapps.length = 6
    expect(entry(await go(), 'dapps')).toMatchObject({ state: 'fresh', rows: 6 })
  })

  it('never compares with the sample', async () => {
    at.dapps.length = 1
    expect(entry(await go(), 'dapps')).toMatchObject({ state: 'fresh', rows: 1 })
  })
})

describe('bodies', () => {
  const bodyCalls = () => stub.calls.filter(({ path }) => /^\/v1\/news\/n/.test(path))

  it('are fetched again only where the row changed', async () => {
    await go()
    stub.calls.length = 0
    await go()
    expect(bodyCalls()).toHaveLength(0)
    const earlier = at.news
    const changed = { ...newsRow('en', 3), update_time: '2026-05-05T00:00:00Z', content: '<p>New words</p>' }
    at.news = api => earlier(api).map(row => (api === 'en' && row['id'] === 'n3' ? changed : row))
    const got = await go()
    expect(bodyCalls().map(({ path }) => path)).toEqual(['/v1/news/n3'])
    expect(got.finished.news.get('en')!.find(({ id }) => id === 'n3')!.html).toBe('<p>New words</p>')
    expect(entry(got, 'news')).toMatchObject({ added: 0, changed: 1, gone: 0 })
  })

  it('come with an ETag, which is sent back; 304 keeps the body', async () => {
    const plain = at.news
    at.news = api => plain(api).map(row => ({ ...row, etag: '"v1"' }))
    await go()
    at.news = api =>
      plain(api).map(row => ({ ...row, etag: '"v1"', ...(row['id'] === 'n3' && { title: 'Renamed' }) }))
    stub.calls.length = 0
    const got = await go()
    expect(bodyCalls()[0]!.headers['if-none-match']).toBe('"v1"')
    const item = got.finished.news.get('en')!.find(({ id }) => id === 'n3')!
    expect(item).toMatchObject({ title: 'Renamed', html: '<p>Body 3 in en</p>' })
  })

  it('that cannot be had keep their earlier form; a new one waits', async () => {
    await go()
    const earlier = at.news
    at.news = api => [
      newsRow(api, 30),
      ...earlier(api).map(row => (row['id'] === 'n3' ? { ...row, title: 'Changed' } : row)),
    ]
    stub.misbehave('status-404', { path: /^\/v1\/news\/n/ })
    const got = await go()
    expect(got.finished.news.get('en')!.find(({ id }) => id === 'n3')!.title).toBe('Item 3 in en')
    expect(ids(got)).not.toContain('n30')
    expect(entry(got, 'news').dropped).toEqual({
      'content: not fetched, comes next time': 1,
      'content: not fetched, the earlier one stays': 1,
    })
    stub.misbehave()
    expect(ids(await go())).toContain('n30')
  })
})

describe('no host', () => {
  it('none set: the sample, marked, and nothing is asked', async () => {
    const got = await go({ env: { CONTENT_HOST: '', API_HOST: '' } })
    expect(got.report.sources.every(({ state }) => state === 'sample')).toBe(true)
    expect(stub.calls).toHaveLength(0)
    expect(got.finished.dapps.get('th')!.length).toBeGreaterThan(200)
  })

  it('one that never answered: the sample stands in, and says why', async () => {
    stub.misbehave('status-404')
    const got = await go()
    expect(entry(got, 'dapps')).toMatchObject({ state: 'sample', faults: [expect.stringContaining('404')] })
  })

  it("another host's snapshot is not ours", async () => {
    await go()
    const other = await startStub(() => undefined)
    const got = await go({ env: { CONTENT_HOST: other.base, API_HOST: other.base } })
    await other.close()
    expect(entry(got, 'news').state).toBe('sample')
  })

  it('a damaged snapshot is left aside, and said', async () => {
    await go()
    const folder = join(root, '.data/snapshot', stub.base.slice(7).replace(':', '_'))
    writeFileSync(join(folder, 'dapps.en.json'), '{"fetchedAt":"20')
    await stub.close()
    expect(entry(await go(), 'dapps').state).toBe('sample')
    expect(lines.join('\n')).toContain('dapps.en.json: damaged')
  })

  it('RELEASE=1 without hosts: refused before anything is asked, with the cure', async () => {
    const env = { CONTENT_HOST: '', API_HOST: '', RELEASE: '1' }
    await expect(go({ env })).rejects.toThrow(/CONTENT_HOST is not set; set[\s\S]*API_HOST is not set; set/)
    await expect(go({ env })).rejects.toThrow('SITE_URL is https://tidepool.example, a made-up host')
  })

  it('RELEASE=1 with a made-up address in any setting: refused, naming it', async () => {
    for (const name of ['SUBSCRIBE_ENDPOINT', 'CODE_HOST_REPO', 'CDN_STYLESHEET']) {
      const env = { RELEASE: '1', SITE_URL: 'https://wallet.test', [name]: 'https://letters.example/x' }
      await expect(go({ env })).rejects.toThrow(`${name} is https://letters.example/x, a made-up host`)
    }
  })

  it('RELEASE=1 with a host that lacks one source: refused, naming it', async () => {
    const env = { RELEASE: '1', SITE_URL: 'https://wallet.test' }
    expect((await go({ env })).report.release).toBe(true)
    rmSync(join(root, '.data'), { recursive: true })
    stub.misbehave('status-404', { path: /hot_list/ })
    await expect(go({ env })).rejects.toThrow(/hot \(zh\) would be sample data/)
  })
})

describe('what review has listed', () => {
  const list = (rows: object[]) => {
    mkdirSync(join(root, 'src/sources/listed'), { recursive: true })
    writeFileSync(join(root, 'src/sources/listed/dapps.json'), JSON.stringify(rows))
  }
  const row = { hid: 'r1', title: 'Reviewed', url: 'https://reviewed.example', lang: 'en' }

  it('joins a live host, and is not counted by the sanity rule', async () => {
    list([row, { ...row, lang: 'zh-Hans', title: '已审核' }])
    const got = await go()
    expect(got.finished.dapps.get('zh')!.at(-1)).toMatchObject({ title: '已审核', descLang: 'zh' })
    expect(got.finished.dapps.get('ru')!.at(-1)).toMatchObject({ title: 'Reviewed', descLang: 'en' })
    expect(entry(got, 'dapps').rows).toBe(12)
  })

  it.each([
    ['hid', { ...row, hid: 5 }],
    ['domain', { ...row, url: 'https://www.dapp-5.example/app' }],
    ['contract', { ...row, contracts: [{ chain: 'eth', address: '0xAB' }] }],
  ])("gives way to the host's row on the same %s", async (_, twin) => {
    at.dapps[4] = { ...at.dapps[4], contracts: [{ chain: 'eth', address: '0xab' }] }
    list([twin])
    expect((await go()).finished.dapps.get('en')!.map(({ title }) => title)).not.toContain('Reviewed')
  })
})

describe('the report', () => {
  it('is written for dist, and nothing else knows the clock', async () => {
    await go()
    const { writeReport } = await import('#sources/build/report.ts')
    await writeReport(join(root, 'dist'), root)
    const read = JSON.parse(readFileSync(join(root, 'dist/build-report.json'), 'utf8'))
    expect(read.sources).toHaveLength(73)
    expect(read.sources[0]).toMatchObject({ source: 'news', lang: 'zh', state: 'fresh', rows: 30, added: 30 })
  })
})
