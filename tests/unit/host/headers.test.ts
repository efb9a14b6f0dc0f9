import { describe, expect, test } from 'vitest'
import { headersFor } from '#host/headers.ts'

const csp = "default-src 'none'"

describe('headers', () => {
  test.each([200, 301, 302, 304, 404, 429, 500])('the same security headers on %d', status => {
    expect(headersFor('/en/', csp, { status })).toEqual({
      'Content-Security-Policy': csp,
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': 'no-cache',
    })
  })

  test.each([
    ['/en/', 200, 'no-cache'],
    ['/sw.js', 200, 'no-cache'],
    ['/en/news/atom.xml', 200, 'no-cache'],
    ['/_astro/app.js', 200, 'public, max-age=31536000, immutable'],
    ['/fonts/tide-latin.91741c31.woff2', 200, 'public, max-age=31536000, immutable'],
    ['/_astro/app.js', 304, 'public, max-age=31536000, immutable'],
    ['/_astro/app.js', 404, 'no-cache'],
    ['/x/_astro/app.js', 200, 'no-cache'],
    ['/favicon.svg', 200, 'public, max-age=86400'],
    ['/favicon.svg', 404, 'no-cache'],
    ['/pngs', 200, 'no-cache'],
  ])('%s with %d is kept: %s', (path, status, kept) => {
    expect(headersFor(path, csp, { status })['Cache-Control']).toBe(kept)
  })

  test.each([
    ['/share/en.png', 'cross-origin'],
    ['/brand/logo.svg', 'cross-origin'],
    ['/zh/news/atom.xml', 'cross-origin'],
    ['/zh/news/feed.json', 'cross-origin'],
    ['/en/brand/', 'same-origin'],
    ['/en/myfeed.json', 'same-origin'],
    ['/en/news/atomxxml', 'same-origin'],
    ['/_astro/app.js', 'same-origin'],
  ])('%s may be embedded: %s', (path, corp) => {
    expect(headersFor(path, csp)['Cross-Origin-Resource-Policy']).toBe(corp)
  })

  test('an answer for one visitor says so', () => {
    const told = headersFor('/', csp, { status: 302, vary: 'Accept-Language, Cookie', noStore: true })
    expect(told).toMatchObject({ Vary: 'Accept-Language, Cookie', 'Cache-Control': 'no-store' })
    expect(headersFor('/', csp)).not.toHaveProperty('Vary')
  })
})
