import dayjs from 'dayjs'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { formatDate, formatMonth } from '#i18n/format.ts'
import { codes, type Lang } from '#i18n/languages.ts'
import { momentOf } from '#i18n/moment.ts'

const written: Record<Lang, [date: string, month: string, day: string]> = {
  zh: ['2025年3月14日', '2025年3月', '3月14日'],
  'zh-tw': ['2025年3月14日', '2025年3月', '3月14日'],
  en: ['14 March 2025', 'March 2025', '14 March'],
  ko: ['2025년 3월 14일', '2025년 3월', '3월 14일'],
  ru: ['14 марта 2025\u00a0г.', 'март 2025\u00a0г.', '14 марта'],
  es: ['14 de marzo de 2025', 'marzo de 2025', '14 de marzo'],
  hi: ['14 मार्च 2025', 'मार्च 2025', '14 मार्च'],
  fil: ['Marso 14, 2025', 'Marso 2025', 'Marso 14'],
  pt: ['14 de março de 2025', 'março de 2025', '14 de março'],
  ja: ['2025年3月14日', '2025年3月', '3月14日'],
  vi: ['14/3/2025', 'tháng 3/2025', '14/3'],
  th: ['14 มีนาคม 2025', 'มีนาคม 2025', '14 มีนาคม'],
}

afterEach(() => vi.unstubAllEnvs())

describe('formatDate', () => {
  it.each(codes)('writes %s as words/voice.md does', lang => {
    const iso = '2025-03-14T23:59:59Z'
    expect([formatDate(lang, iso), formatMonth(lang, '2025-03'), formatDate(lang, iso, 'day')]).toEqual(
      written[lang],
    )
  })

  it('keeps the Gregorian year in th', () => {
    for (const year of [1999, 2024, 2025, 2030]) {
      expect(formatDate('th', `${year}-01-01`)).toContain(String(year))
      expect(formatDate('th', `${year}-01-01`)).not.toContain(String(year + 543))
    }
  })

  it('leaves the global locale of dayjs alone, whatever was written before', () => {
    for (const lang of codes) formatDate(lang, '2025-03-14')
    expect(dayjs.locale()).toBe('en')
    expect(dayjs('2025-03-14').format('MMMM')).toBe('March')
  })

  it.each(['Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kathmandu'])('is the same in %s', zone => {
    vi.stubEnv('TZ', zone)
    expect(new Date('2025-03-14T23:59:59Z').getTimezoneOffset()).not.toBe(0)
    expect(formatDate('en', '2025-03-14T00:00:00Z')).toBe('14 March 2025')
    expect(formatDate('en', '2025-03-14 23:59:59 ')).toBe('14 March 2025')
    expect(momentOf('2025-03-14 23:59:59 ')).toBe(Date.UTC(2025, 2, 14, 23, 59, 59))
  })

  it('says what is no date', () => {
    expect(() => formatDate('es', 'yesterday')).toThrow('formatDate(es): "yesterday" is no date; write it as')
    expect(() => formatDate('es', '2025-02-30')).toThrow('"2025-02-30" is no date')
  })
})

describe('momentOf', () => {
  it.each([
    ['2025-03-14T09:30:00Z', '2025-03-14T09:30:00.000Z'],
    ['2025-03-14 09:30:00 ', '2025-03-14T09:30:00.000Z'],
    ['2025-03-14 09:30:00', '2025-03-14T09:30:00.000Z'],
    ['2025-03-14T09:30:00.123Z', '2025-03-14T09:30:00.000Z'],
    ['2025-03-14T01:30:00+08:00', '2025-03-13T17:30:00.000Z'],
    ['2025-03-14T01:30-0230', '2025-03-14T04:00:00.000Z'],
    ['2025-03-14', '2025-03-14T00:00:00.000Z'],
    ['2025-03', '2025-03-01T00:00:00.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  ])('reads %j', (text, iso) => {
    expect(new Date(momentOf(text) ?? Number.NaN).toISOString()).toBe(iso)
  })

  it.each([
    '',
    'x',
    '2025',
    '2025-3-4',
    '2025-13-01',
    '2025-00-10',
    '2025-01-00',
    '2025-02-29',
    '2025-04-31T10:00:00Z',
    '2025-03-14T24:00:00Z',
    '0050-01-01',
    '2025-03-14T10:60:00Z',
    `2025-03-14${' '.repeat(100_000)}`,
    1_741_944_600_000,
    null,
    undefined,
    {},
  ])('refuses %j', text => {
    expect(momentOf(text)).toBeUndefined()
  })

  it('reads back every moment that a host can write', () => {
    const years = {
      min: new Date('1000-01-01T00:00:00Z'),
      max: new Date('9999-12-31T23:59:59Z'),
      noInvalidDate: true,
    }
    fc.assert(
      fc.property(fc.date(years), date => {
        const iso = `${date.toISOString().slice(0, 19)}Z`
        const spaced = iso.replace(/[TZ]/g, ' ')
        expect(momentOf(iso)).toBe(Date.parse(iso))
        expect(momentOf(spaced)).toBe(Date.parse(iso))
      }),
    )
  })
})
