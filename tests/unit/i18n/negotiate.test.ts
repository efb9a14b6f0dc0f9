import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseLanguage } from '#i18n/choose-language.ts'
import { codes, fallback, type Lang } from '#i18n/languages.ts'
import { langOfPath, negotiate, negotiationPatterns, preferred } from '#i18n/negotiate.ts'
import { wantsTraditional } from '#i18n/wants-traditional.ts'

const rows: [string | null | undefined, Lang][] = [
  [undefined, 'en'],
  [null, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['ru', 'ru'],
  ['ru-RU,ru;q=0.9,en;q=0.8', 'ru'],
  ['  vi-VN , en', 'vi'],
  ['PT-br', 'pt'],
  ['fil-PH', 'fil'],
  ['en;q=0.1,ru;q=1', 'en'],
  ['zh-TW,zh;q=0.9', 'zh'],
  ['zh-Hant-HK', 'zh'],
  ['de,zh;q=0.5,ko;q=0.9', 'zh'],
  ['de,ko;q=0.5', 'ko'],
  ['de-DE,DE;q=0.9,ZH-tw;q=0.1', 'zh'],
  ['kok-IN', 'ko'],
  ['zhx', 'zh'],
  ['tl-PH,fil', 'en'],
  ['english', 'en'],
  ['rus', 'en'],
  ['ru_RU', 'en'],
  ['constructor', 'en'],
  ['__proto__', 'en'],
  ['toString,ko', 'ko'],
  ['\u212Ao', 'en'],
]

const byPatterns = (header: string): Lang =>
  negotiationPatterns.find(({ pattern }) => new RegExp(pattern, 'i').test(header.trim()))?.lang ?? fallback

const tagLike = fc
  .array(
    fc.constantFrom(...codes, 'de', 'kok', 'ZH', 'Zh-TW', 'xzhx', ';q=0.5', ',', '-', ' ', '*', '\t', '_'),
    { maxLength: 8 },
  )
  .map(parts => parts.join(''))

describe('negotiate', () => {
  it.each(rows)('%j gives %s', (header, lang) => {
    expect(negotiate(header)).toBe(lang)
  })

  it('takes every code that is a primary subtag, in any case, with any region', () => {
    for (const code of codes.filter(one => !one.includes('-')))
      expect([negotiate(code), negotiate(`${code.toUpperCase()}-XX,ja`)]).toEqual([code, code])
  })

  it('never throws and always answers one of ours', () => {
    fc.assert(fc.property(fc.anything(), value => codes.includes(negotiate(value as string))))
    fc.assert(fc.property(fc.string({ unit: 'binary' }), text => codes.includes(negotiate(text))))
  })

  it('is the same rule as the patterns that host rules are made of', () => {
    fc.assert(
      fc.property(fc.oneof(tagLike, fc.string()), header => negotiate(header) === byPatterns(header)),
      { numRuns: 2000 },
    )
  })

  it.each([
    ['letters', 'a'],
    ['blanks', ' '],
    ['half of zh', 'z'],
    ['commas', ','],
    ['tags', 'de-DE;q=0.9,'],
  ])('reads 64 KB of %s in under a millisecond', (_, unit) => {
    const header = unit.repeat(65_536 / unit.length)
    const once = () => {
      const start = performance.now()
      negotiate(header)
      return performance.now() - start
    }
    // the best of twenty: the machine's own pauses are not the rule's cost
    expect(Math.min(...Array.from({ length: 20 }, once))).toBeLessThan(1)
  })
})

describe('preferred', () => {
  it('lets a stored language win', () => {
    expect(preferred({ cookie: 'zh-tw', acceptLanguage: 'ru' })).toBe('zh-tw')
  })

  it.each(['xx', 'constructor', '__proto__', 'ZH', 'zh ', '', null, undefined])('ignores %j', cookie => {
    expect(preferred({ cookie, acceptLanguage: 'ru' })).toBe('ru')
  })

  it('falls back with nothing to go by', () => {
    expect(preferred({})).toBe(fallback)
  })
})

describe('the script in the head of pages that choose', () => {
  const stored = fc.option(fc.oneof(fc.constantFrom(...codes, 'xx', 'constructor', 'ZH'), fc.string()))

  it('chooses as preferred does', () => {
    fc.assert(
      fc.property(stored, fc.oneof(tagLike, fc.string()), (cookie, acceptLanguage) => {
        expect(chooseLanguage(codes, cookie, acceptLanguage)).toBe(preferred({ cookie, acceptLanguage }))
      }),
      { numRuns: 2000 },
    )
  })

  it('keeps working as text', () => {
    const again = new Function(`return ${chooseLanguage}`)() as typeof chooseLanguage
    expect([again(codes, 'ru', 'ja'), again(codes, 'xx', 'zh-TW'), again(codes, null, 'de')]).toEqual([
      'ru',
      'zh',
      'en',
    ])
  })
})

describe('langOfPath', () => {
  it.each([
    ['/zh', 'zh'],
    ['/zh/', 'zh'],
    ['/zh-tw/dappstore/', 'zh-tw'],
    ['/fil/news/1/', 'fil'],
    ['/', undefined],
    ['', undefined],
    ['zh/', undefined],
    ['//zh/', undefined],
    ['/ZH/', undefined],
    ['/zh-TW/', undefined],
    ['/zhx/', undefined],
    ['/zh-tw-x/', undefined],
    ['/constructor/', undefined],
    ['/news/zh/', undefined],
  ])('%s has %s', (path, lang) => {
    expect(langOfPath(path)).toBe(lang)
  })

  it('finds each code, and nothing in paths that only begin like one', () => {
    for (const code of codes)
      expect([langOfPath(`/${code}/x/`), langOfPath(`/${code}x/`)]).toEqual([code, undefined])
  })
})

describe('wantsTraditional', () => {
  it.each([
    [['zh-TW'], true],
    [['zh-tw', 'zh', 'en'], true],
    [['en-US', 'zh-HK'], true],
    [['zh-Hant'], true],
    [['zh-Hant-MO'], true],
    [['zh-Hant-TW', 'zh-CN'], true],
    [['zh-CN', 'zh-TW'], false],
    [['zh'], false],
    [['zh', 'zh-TW'], false],
    [['zh-Hans-HK'], false],
    [['zh-TWX'], false],
    [['zhx-TW'], false],
    [['en'], false],
    [['xzh-TW'], false],
    [[''], false],
    [[], false],
  ])('%j: %s', (wanted, answer) => {
    expect(wantsTraditional(wanted)).toBe(answer)
  })
})
