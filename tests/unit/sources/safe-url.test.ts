import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asciiHost, safeImage, safeUrl } from '#sources/safe-url.ts'

describe('safeUrl', () => {
  it.each([
    ['https://aave.com', 'https://aave.com/'],
    ['  http://a.example/x?y=1#z ', 'http://a.example/x?y=1#z'],
    ['https://münchen.example/', 'https://xn--mnchen-3ya.example/'],
    ['https://аpple.example/', 'https://xn--pple-43d.example/'],
  ])('keeps %s', (given, kept) => expect(safeUrl(given)).toBe(kept))

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)//http://x',
    'java\nscript:alert(1)',
    'data:text/html,http://x',
    '//evil.example/',
    'https:evil.example',
    'https:///evil.example',
    'http:\\\\evil.example',
    'https://good.example\\@evil.example/',
    'https://user:pass@evil.example/',
    'https://user@evil.example/',
    'https://@evil.example/',
    'https://evil.example/\u202egnp.exe',
    'https://evil.example/\u0000',
    'https://evil.example/a b',
    'ftp://http.example/',
    'contains http somewhere',
    'https://',
    `https://a.example/${'x'.repeat(2_000)}`,
    '',
    null,
    7,
    ['https://a.example/'],
    { toString: () => 'https://a.example/' },
  ])('refuses %j', given => expect(safeUrl(given)).toBeUndefined())

  it('gives only what it would give again, always http(s), without credentials', () => {
    const strange = fc.oneof(
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'binary' }).map(rest => `https://${rest}`),
      fc.string({ unit: 'binary' }).map(rest => `https://a.example/${rest}`),
    )
    fc.assert(
      fc.property(strange, given => {
        const kept = safeUrl(given)
        if (kept === undefined) return
        const url = new URL(kept)
        expect(['http:', 'https:']).toContain(url.protocol)
        expect(url.username + url.password).toBe('')
        expect(kept).toMatch(/^[\x21-\x7e]+$/)
        expect(safeUrl(kept)).toBe(kept)
        expect(asciiHost(kept)).toMatch(/^[\x21-\x7e]+$/)
      }),
      { numRuns: 500 },
    )
  })

  it('refuses a hostile megabyte', () => {
    expect(safeUrl(`https://${'a.'.repeat(1_000_000)}`)).toBeUndefined()
  })
})

describe('safeImage', () => {
  it('takes a path of our own, never one that leaves it', () => {
    expect(safeImage('/icons/dapps/aave.svg')).toBe('/icons/dapps/aave.svg')
    expect(safeImage('https://a.example/x.png')).toBe('https://a.example/x.png')
    for (const bad of [
      '//evil.example/x.png',
      '/../x.png',
      '/a b.png',
      'x.png',
      '/x".png',
      'data:image/png,x',
    ])
      expect(safeImage(bad)).toBeUndefined()
  })
})
