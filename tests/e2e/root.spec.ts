import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { typeOf } from '../../scripts/origin/static/types.ts'
import { expect, test } from './setup/test.ts'

const paths = [
  { name: 'a stored choice', cookie: 'ko', accept: 'ru', to: '/ko/' },
  { name: 'the browser, where nothing is stored', cookie: '', accept: 'th-TH', to: '/th/' },
  { name: 'the rule taken literally', cookie: '', accept: 'zh-TW', to: '/zh/' },
  { name: 'a choice that is none of ours is ignored', cookie: 'constructor', accept: 'hi', to: '/hi/' },
]

for (const { name, cookie, accept, to } of paths)
  test(`/ is answered by ${name}`, async ({ visit, baseURL }) => {
    const page = await visit({ locale: accept })
    if (cookie) await page.context().addCookies([{ name: 'lang', value: cookie, url: baseURL! }])
    await page.goto('/?from=mail#main')
    expect(page.url()).toBe(`${baseURL}${to}?from=mail#main`)
  })

test('/ is the English home for who reads English or nothing of ours', async ({ page }) => {
  const answer = await page.goto('/')
  expect(answer?.status()).toBe(200)
  expect(new URL(page.url()).pathname).toBe('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/$/)
})

test('a bare download path leads in one step to the page of the language', async ({ request, baseURL }) => {
  for (const platform of ['ios', 'android']) {
    const answer = await request.get(`${baseURL}/download/${platform}`, {
      maxRedirects: 0,
      headers: { 'accept-language': 'ja' },
    })
    expect(answer.status()).toBe(302)
    expect(answer.headers()['location']).toBe(`/ja/download/app/?${platform}=1`)
  }
})

test.describe('on a host that cannot read a header', () => {
  /** Files and nothing else. */
  let server: Server
  let base = ''
  const dist = process.env['DIST'] ?? 'dist'
  test.beforeAll(async () => {
    server = createServer(async ({ url = '/' }, response) => {
      const path = decodeURIComponent(url.split('?')[0]!)
      const file = path.endsWith('/') ? `${path}index.html` : path
      try {
        const bytes = await readFile(join(dist, file))
        response.writeHead(200, { 'content-type': typeOf(file) }).end(bytes)
      } catch {
        response.writeHead(404).end()
      }
    })
    await new Promise<void>(done => server.listen(0, done))
    base = `http://localhost:${(server.address() as AddressInfo).port}`
  })
  test.afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  for (const [path, locale, to] of [
    ['/?from=mail#main', 'ja-JP', '/ja/?from=mail#main'],
    ['/', 'zh-TW', '/zh/'],
    ['/', 'de-DE', '/'],
    ['/download/ios/', 'vi-VN', '/vi/download/app/?ios=1'],
    ['/download/android/', 'de-DE', '/en/download/app/?android=1'],
    ['/submit/token/', 'ru-RU', '/ru/submit/token/'],
  ] as const)
    test(`${path} read in ${locale} leads to ${to}`, async ({ visit }) => {
      const page = await visit({ locale })
      await page.goto(base + path)
      await expect(page).toHaveURL(base + to)
    })

  test('a stored choice wins, and garbage is ignored', async ({ visit }) => {
    for (const [value, to] of [
      ['th', '/th/'],
      ['constructor', '/es/'],
      ['x'.repeat(50_000), '/es/'],
    ] as const) {
      const page = await visit({ locale: 'es-ES' })
      await page.goto(`${base}/en/`)
      await page.evaluate(stored => localStorage.setItem('lang', stored), value)
      await page.goto(`${base}/`)
      await expect(page).toHaveURL(base + to)
    }
  })

  test('without JavaScript the bare path holds a link for each language', async ({ visit }) => {
    const page = await visit({ javaScriptEnabled: false })
    await page.goto(`${base}/download/ios/`)
    const box = await page.locator('h1').boundingBox()
    expect(box?.x, 'the words stand clear of the edge').toBeGreaterThan(15)
    await page.locator('a[hreflang=fil]').click()
    await expect(page).toHaveURL(`${base}/fil/download/app/?ios=1`)
  })
})

test.describe('what is not there', () => {
  for (const [path, lang] of [
    ['/th/no-such-page/', 'th'],
    ['/zh-tw/no/such/page', 'zh-Hant'],
    ['/xx/news/', 'en'],
    ['/constructor/', 'en'],
    ['/EN/', 'en'],
    ['/zhx/', 'en'],
  ] as const)
    test(`${path} is 404 in ${lang}`, async ({ page, calm }) => {
      calm.networkBreaks()
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
      await expect(page.locator('header.hd')).toBeVisible()
      await expect(page.locator('footer.ft')).toBeVisible()
    })
})
