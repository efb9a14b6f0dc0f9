import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createMatcher, langOfVisitor } from '#host/match.ts'
import { loadRules } from '#host/redirects.ts'
import { codes, isLang } from '#i18n/languages.ts'
import { settings, withEnv } from './site.ts'

const files = new Set([
  '/index.html',
  '/404.html',
  '/en/index.html',
  '/en/404.html',
  '/zh/index.html',
  '/zh/404.html',
  '/zh/news/index.html',
  '/_astro/app.js',
])
const match = createMatcher({ rules: loadRules(settings), files })

describe('the matcher', () => {
  test('finds files, folders and the slash between them', () => {
    expect(match({ path: '/zh/news/' })).toEqual({ status: 200, file: '/zh/news/index.html' })
    expect(match({ path: '/zh/news', query: 'a=1' })).toEqual({ status: 301, location: '/zh/news/?a=1' })
    expect(match({ path: '/zh/news/index.html' })).toEqual({ status: 301, location: '/zh/news/' })
    expect(match({ path: '/_astro/app.js' })).toEqual({ status: 200, file: '/_astro/app.js' })
    expect(match({ path: '/_astro/app.js/' }).status).toBe(404)
  })

  test('keeps the visitor’s query, unless the target has one', () => {
    expect(match({ path: '/zh/dapp-store', query: 'category_id=9' }).location).toBe(
      '/zh/dappstore/?category_id=9',
    )
    expect(match({ path: '/zh/download/ios', query: 'x=1' }).location).toBe('/zh/download/app/?ios=1')
  })

  test('sends the visitor on by cookie, then header, never kept', () => {
    const moved = { status: 302, vary: 'Accept-Language, Cookie', noStore: true }
    expect(match({ path: '/', cookie: 'lang=zh-tw', acceptLanguage: 'ru' })).toEqual({
      ...moved,
      location: '/zh-tw/',
    })
    expect(match({ path: '/', query: 'a=1', acceptLanguage: 'ru' })).toEqual({
      ...moved,
      location: '/ru/?a=1',
    })
    expect(match({ path: '/download/ios/', acceptLanguage: null })).toEqual({
      ...moved,
      location: '/en/download/app/?ios=1',
    })
  })

  test('English stays at the root, marked as depending on the visitor', () => {
    expect(match({ path: '/', acceptLanguage: 'en-GB' })).toEqual({
      status: 200,
      file: '/index.html',
      vary: 'Accept-Language, Cookie',
    })
  })

  test('a path that names its language never asks', () => {
    expect(match({ path: '/zh/', cookie: 'lang=th', acceptLanguage: 'ru' })).toEqual({
      status: 200,
      file: '/zh/index.html',
    })
  })

  test.each([
    ['/zh/nope/', '/zh/404.html'],
    ['/zh/%00', '/zh/404.html'],
    ['/th/nope/', '/404.html'],
    ['/xx/', '/404.html'],
    ['/constructor/', '/404.html'],
    ['//zh', '/404.html'],
    ['//evil.example', '/404.html'],
    ['/zh/404.html', '/zh/404.html'],
    ['/404.html', '/404.html'],
    ['', '/404.html'],
    [`/${'a/'.repeat(600)}`, '/404.html'],
  ])('%s is missing in the nearest language', (path, file) => {
    expect(match({ path })).toEqual({ status: 404, file })
  })

  test('says 404 also where dist has no page for it', () => {
    expect(createMatcher({ rules: [], files: new Set() })({ path: '/x/' })).toEqual({ status: 404 })
  })

  test('leads off-site only where the owner has set it', () => {
    const away = createMatcher({ rules: loadRules(withEnv({ STATIC_HOST: 'https://old.example' })), files })
    expect(away({ path: '/help', query: 'a=1' }).location).toBe('https://old.example/zh/help/?a=1')
  })

  test('nothing that is asked leads off-site, nor anywhere but a page or a 404', () => {
    const part = fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '%2f',
        '%00',
        '..',
        'evil.example',
        'dapp-store',
        'about',
        'download',
        'ios',
      ),
      fc.constantFrom(...codes),
      fc.string({ maxLength: 6 }),
    )
    const request = fc.record({
      path: fc.array(part, { maxLength: 8 }).map(parts => `/${parts.join('')}`),
      query: fc.string(),
      cookie: fc.oneof(
        fc.string(),
        fc.string().map(value => `lang=${value}`),
      ),
      acceptLanguage: fc.string(),
    })
    fc.assert(
      fc.property(request, asked => {
        const { status, location } = match(asked)
        expect([200, 301, 302, 404]).toContain(status)
        if (location !== undefined) expect(location).toMatch(/^\/(?![/\\])/)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('the language of the visitor', () => {
  test.each([
    ['lang=ja', 'ja'],
    ['a=1; lang=vi', 'vi'],
    ['lang=zh-tw ; b=2', 'zh-tw'],
    ['xlang=ja', 'en'],
    ['lang=JA', 'en'],
    ['lang=jaa', 'en'],
    ['lang=constructor', 'en'],
    ['lang=xx; lang=ko', 'ko'],
    ['', 'en'],
  ])('cookie %j is %s', (cookie, lang) => {
    expect(langOfVisitor({ cookie })).toBe(lang)
  })

  test('64 KB of cookie and header are read all the same', () => {
    const hostile = '; lang='.repeat(9_000)
    expect(isLang(langOfVisitor({ cookie: hostile, acceptLanguage: 'z'.repeat(65_536) }))).toBe(true)
  })
})
