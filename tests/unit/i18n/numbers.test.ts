import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { figures } from '#config/figures.ts'
import { formatBig } from '#i18n/big-numbers.ts'
import { codes, type Lang } from '#i18n/languages.ts'
import { formatAmount, formatBytes, formatNumber, formatPercent } from '#i18n/numbers.ts'

const _ = '\u00a0'

const forms: Record<Lang, { number: string; percent: string; big: string[]; bytes: string }> = {
  zh: {
    number: '1,234,567.89',
    percent: '75%',
    big: [`2000${_}万`, `350${_}万`, `60${_}万`],
    bytes: `48.2${_}MB`,
  },
  'zh-tw': {
    number: '1,234,567.89',
    percent: '75%',
    big: [`2000${_}萬`, `350${_}萬`, `60${_}萬`],
    bytes: `48.2${_}MB`,
  },
  en: {
    number: '1,234,567.89',
    percent: '75%',
    big: [`20${_}million`, `3.5${_}million`, '600,000'],
    bytes: `48.2${_}MB`,
  },
  ko: { number: '1,234,567.89', percent: '75%', big: ['2천만', '350만', '60만'], bytes: '48.2MB' },
  ru: {
    number: `1${_}234${_}567,89`,
    percent: `75${_}%`,
    big: [`20${_}млн`, `3,5${_}млн`, `600${_}000`],
    bytes: `48,2${_}МБ`,
  },
  es: {
    number: '1,234,567.89',
    percent: '75%',
    big: [`20${_}millones`, `3.5${_}millones`, '600,000'],
    bytes: `48.2${_}MB`,
  },
  hi: {
    number: '12,34,567.89',
    percent: '75%',
    big: [`2${_}करोड़`, `35${_}लाख`, `6${_}लाख`],
    bytes: `48.2${_}MB`,
  },
  fil: {
    number: '1,234,567.89',
    percent: '75%',
    big: [`20${_}milyon`, `3.5${_}milyon`, '600,000'],
    bytes: `48.2${_}MB`,
  },
  pt: {
    number: '1.234.567,89',
    percent: '75%',
    big: [`20${_}milhões`, `3,5${_}milhões`, '600.000'],
    bytes: `48,2${_}MB`,
  },
  ja: { number: '1,234,567.89', percent: '75%', big: ['2000万', '350万', '60万'], bytes: '48.2MB' },
  vi: {
    number: '1.234.567,89',
    percent: '75%',
    big: [`20${_}triệu`, `3,5${_}triệu`, '600.000'],
    bytes: `48,2${_}MB`,
  },
  th: {
    number: '1,234,567.89',
    percent: '75%',
    big: [`20${_}ล้าน`, `3.5${_}ล้าน`, '600,000'],
    bytes: `48.2${_}MB`,
  },
}

describe('numbers of each language', () => {
  it.each(codes)('%s writes them as words/voice.md does', lang => {
    const big = [figures.users, figures.monthlyActive, figures.followers].map(({ value }) =>
      formatBig(lang, value),
    )
    expect({
      number: formatNumber(lang, 1_234_567.891),
      percent: formatPercent(lang, 75),
      big,
      bytes: formatBytes(lang, 48_200_000),
    }).toEqual(forms[lang])
  })

  it('uses Latin digits only', () => {
    for (const lang of codes)
      for (const text of [
        formatNumber(lang, 1234567890.5),
        formatBig(lang, 25_500_000),
        formatAmount(lang, 12.3),
      ])
        expect(text).not.toMatch(/(?![0-9])\p{Nd}/u)
  })

  it('shows a dash for what is no number', () => {
    for (const n of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])
      expect(
        [formatNumber, formatPercent, formatAmount, formatBytes, formatBig].map(f => f('en', n)),
      ).toEqual(Array(5).fill('–'))
    expect(formatBytes('en', -1)).toBe('–')
  })

  it('signs gains on request, never zero', () => {
    expect([2.5, -2.5, 0, -0.0001].map(n => formatPercent('en', n, { signed: true }))).toEqual([
      '+2.5%',
      '-2.5%',
      '0%',
      '0%',
    ])
  })
})

describe('formatBig', () => {
  it.each<[Lang, number, string]>([
    ['en', 0, '0'],
    ['en', 999_949, '999,949'],
    ['en', 999_999, '999,999'],
    ['en', 999_960_000, `1${_}billion`],
    ['en', 1_200_000_000, `1.2${_}billion`],
    ['en', -20_000_000, `-20${_}million`],
    ['es', 1_000_000, `1${_}millón`],
    ['es', 1_500_000, `1.5${_}millones`],
    ['es', 1_200_000_000, `1,200${_}millones`],
    ['pt', 1_500_000, `1,5${_}milhão`],
    ['pt', 2_000_000, `2${_}milhões`],
    ['pt', 1_200_000_000, `1,2${_}bilhão`],
    ['zh', 9_999, '9,999'],
    ['zh', 12_345, `1.2${_}万`],
    ['zh', 99_999_999, `1${_}亿`],
    ['ko', 25_000_000, '2500만'],
    ['ko', 100_000_000, '1억'],
    ['hi', 99_999, '99,999'],
    ['hi', 25_000_000, `2.5${_}करोड़`],
  ])('%s %d is %s', (lang, n, text) => {
    expect(formatBig(lang, n)).toBe(text)
  })
})

describe('formatAmount', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [10, '10.00'],
    [1234.5, '1,234.50'],
    [9.9994, '9.999'],
    [9.9996, '10.00'],
    [1, '1.000'],
    [0.99996, '1.000'],
    [0.99994, '0.9999'],
    [0.5, '0.5'],
    [0.012345, '0.01235'],
    [0.000123456, '0.0001235'],
    [0.000099996, '0.0001'],
    [0.00009999, '0.0₄9999'],
    [0.000001234, '0.0₅1234'],
    [0.00000000000120004, '0.0₁₁12'],
    [5e-324, '0.0₃₂₃4941'],
    [-3, '-3.000'],
    [-0.000001234, '-0.0₅1234'],
    [1e15, '1,000,000,000,000,000.00'],
    [1e21, '1,000,000,000,000,000,000,000.00'],
  ])('%d is %s', (n, text) => {
    expect(formatAmount('en', n)).toBe(text)
  })

  it('uses the point of the language', () => {
    expect(['ru', 'pt', 'vi', 'es'].map(lang => formatAmount(lang as Lang, 0.000001234))).toEqual([
      '0,0₅1234',
      '0,0₅1234',
      '0,0₅1234',
      '0.0₅1234',
    ])
  })

  it('says the same amount again when read back, to four figures', () => {
    const subscripts = '₀₁₂₃₄₅₆₇₈₉'
    const readBack = (text: string) =>
      Number(
        text
          .replaceAll(',', '')
          .replace(/0([₀-₉]+)/, (_all, count: string) =>
            '0'.repeat(Number([...count].map(digit => subscripts.indexOf(digit)).join(''))),
          ),
      )
    fc.assert(
      fc.property(fc.double({ min: 1e-300, max: 1e14, noNaN: true }), n => {
        for (const signed of [n, -n]) {
          const back = readBack(formatAmount('en', signed))
          expect(Math.abs(back - signed)).toBeLessThanOrEqual(Math.abs(signed) * 5.1e-4)
        }
      }),
      { numRuns: 2000 },
    )
  })
})

describe('formatBytes', () => {
  it.each<[Lang, number, string]>([
    ['en', 0, `0${_}B`],
    ['en', 812, `812${_}B`],
    ['en', 999, `999${_}B`],
    ['en', 1000, `1${_}kB`],
    ['en', 999_960, `1${_}MB`],
    ['en', 6e15, `6,000${_}TB`],
    ['ru', 812, `812${_}Б`],
    ['ja', 812, '812B'],
  ])('%s %d is %s', (lang, n, text) => {
    expect(formatBytes(lang, n)).toBe(text)
  })
})
