import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from '#config/settings.ts'
import { loadRules } from '#host/redirects.ts'
import { createOrigin } from '../../../scripts/origin/create.ts'
import type { Listening } from '../../../scripts/origin/listen.ts'
import { precompress } from '../../../scripts/origin/static/compress.ts'
import { chooseEncoding, parseRange } from '../../../scripts/origin/static/negotiate.ts'

const root = mkdtempSync(join(tmpdir(), 'origin-'))
const where = {
  dist: join(root, 'dist'),
  rules: join(root, 'host/origin.json'),
  compressed: join(root, 'compressed'),
}
const csp = "default-src 'none'"
const rest = { settings: readSettings({}), database: ':memory:' }
const put = (path: string, content: string | Uint8Array) => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}
const page = (title: string) => `<!doctype html><title>${title}</title>${'<p>tide</p>'.repeat(100)}`
let origin: Listening
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(origin.url + path, { headers, method, redirect: 'manual' })

beforeAll(async () => {
  for (const name of ['index', 'en/index', 'zh/index', '404', 'zh/404', '500'])
    put(join(where.dist, `${name}.html`), page(name))
  put(
    join(where.dist, 'big.apk'),
    new Uint8Array(600_000).map((_, at) => at % 251),
  )
  put(join(where.dist, '_astro/a.js'), 'let tide = 1;'.repeat(100))
  put(where.rules, JSON.stringify({ rules: loadRules(readSettings({})), csp }))
  await precompress(where.dist, where.compressed)
  origin = await createOrigin({ ...where, ...rest, port: 0, hostname: '127.0.0.1', log: () => {} })
})
afterAll(async () => {
  await origin.close(100)
  rmSync(root, { recursive: true })
})

describe('every status carries the same headers', () => {
  it.each([
    ['/en/', 'GET', 200],
    ['/en', 'GET', 301],
    ['/download/ios', 'GET', 302],
    ['/xx/', 'GET', 404],
    ['/constructor/', 'GET', 404],
    ['/_astro/a.js', 'GET', 200],
    ['/_astro/none.js', 'GET', 404],
    ['/%00', 'GET', 404],
    ['/%zz', 'GET', 404],
    [`/${'a'.repeat(8192)}`, 'GET', 404],
    ['/en/', 'POST', 405],
  ])('%.20s %s is %i', async (path, method, status) => {
    const answer = await get(path, {}, method)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-security-policy')).toBe(csp)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=63072000')
    expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin')
  })
})

it('answers / in the language of cookie or header, and varies by both', async () => {
  const zh = await get('/', { 'accept-language': 'zh-TW,en' })
  expect([zh.status, zh.headers.get('location')]).toEqual([302, '/zh/'])
  expect(zh.headers.get('cache-control')).toBe('no-store')
  const en = await get('/', { 'accept-language': 'zh-TW', cookie: 'lang=en' })
  expect(en.status).toBe(200)
  expect(en.headers.get('vary')).toContain('Accept-Language')
})

it('serves the 404 page of the nearest language', async () => {
  expect(await (await get('/zh/none')).text()).toContain('<title>zh/404</title>')
  expect(await (await get('/none')).text()).toContain('<title>404</title>')
})

it('sends brotli, gzip or plain, each with its own validator, and 304 for it', async () => {
  const seen = new Set<string>()
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await get('/en/', { 'accept-encoding': encoding })
    expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
    expect(await answer.text()).toBe(page('en/index'))
    const etag = answer.headers.get('etag') ?? ''
    seen.add(etag)
    const again = await get('/en/', { 'accept-encoding': encoding, 'if-none-match': `W/"x", ${etag}` })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  }
  expect(seen.size).toBe(3)
})

it('answers one byte range, 416 past the end, and the whole file for a changed one', async () => {
  const part = await get('/big.apk', { range: 'bytes=300000-300003' })
  expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 300000-300003/600000'])
  expect([...(await part.bytes())]).toEqual([300000, 300001, 300002, 300003].map(at => at % 251))
  expect((await get('/big.apk', { range: 'bytes=600000-' })).status).toBe(416)
  const stale = await get('/big.apk', { range: 'bytes=0-1', 'if-range': '"old"' })
  expect([stale.status, (await stale.bytes()).length]).toEqual([200, 600_000])
  const head = await get('/big.apk', {}, 'HEAD')
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '600000'])
})

it('plays the hosts that are not configured', async () => {
  const answer = await get('/v1/category/list?lang=en')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-security-policy')).toBe(csp)
  expect(await answer.json()).toMatchObject({ result: 0, data: expect.any(Array) })
})

it('with ORIGIN=none is a plain static host', async () => {
  const settings = readSettings({ ORIGIN: 'none' })
  const plain = await createOrigin({ ...where, ...rest, settings, port: 0, hostname: '127.0.0.1' })
  for (const path of ['/api/tokenPocket/subscribe', '/v1/category/list'])
    expect((await fetch(plain.url + path)).status).toBe(404)
  await plain.close(100)
})

it('never compresses an unchanged file again', async () => {
  const times = () =>
    readdirSync(where.compressed).map(name => statSync(join(where.compressed, name)).mtimeMs)
  const before = times()
  expect((await precompress(where.dist, where.compressed)).made).toBe(0)
  expect(times()).toEqual(before)
})

it('takes over a new build without a restart', async () => {
  put(join(where.dist, 'en/new/index.html'), page('new'))
  expect((await get('/en/new/')).status).toBe(404)
  await new Promise(done => setTimeout(done, 1_100))
  put(where.rules, JSON.stringify({ rules: loadRules(readSettings({})), csp }))
  await get('/en/')
  await expect.poll(async () => (await get('/en/new/')).status).toBe(200)
})

it('says which port is taken and what to do', async () => {
  const again = createOrigin({ ...where, ...rest, port: origin.port, hostname: '127.0.0.1' })
  await expect(again).rejects.toThrow(`Port ${origin.port} is taken by another program`)
})

it('reads Accept-Encoding and Range as written', () => {
  const both = { br: {}, gzip: {} }
  expect(chooseEncoding('gzip, br;q=0', both)).toBe('gzip')
  expect(chooseEncoding('*', both)).toBe('br')
  expect(chooseEncoding(null, both)).toBe('identity')
  expect(parseRange('bytes=-5', 10)).toEqual({ start: 5, end: 9 })
  expect(parseRange('bytes=5-2', 10)).toBeUndefined()
  expect(parseRange('bytes=0-1,4-5', 10)).toBeUndefined()
  expect(parseRange('bytes=-0', 10)).toBe('unsatisfiable')
})
