import { describe, expect, it } from 'vitest'
import { codes, type Lang } from '#i18n/languages.ts'
import { pluralForms, pluralOf, wordsFor } from '#i18n/plurals.ts'

const forms: Record<Lang, string[]> = {
  zh: ['other'],
  'zh-tw': ['other'],
  en: ['one', 'other'],
  ko: ['other'],
  ru: ['few', 'many', 'one', 'other'],
  es: ['many', 'one', 'other'],
  hi: ['one', 'other'],
  fil: ['one', 'other'],
  pt: ['many', 'one', 'other'],
  ja: ['other'],
  vi: ['other'],
  th: ['other'],
}

describe('plural forms', () => {
  it.each(codes)('%s has those of CLDR', lang => {
    expect([...pluralForms(lang)].sort()).toEqual(forms[lang])
  })

  it('are those that i18next will ask for by the path code', () => {
    for (const lang of codes)
      for (const n of [0, 1, 2, 3, 4, 5, 6, 9, 11, 21, 1.5, 1_000_000])
        expect([lang, n, pluralOf(lang, n)]).toEqual([lang, n, new Intl.PluralRules(lang).select(n)])
  })

  it.each<[Lang, number, string]>([
    ['ru', 21, 'one'],
    ['ru', 22, 'few'],
    ['ru', 11, 'many'],
    ['ru', 1.5, 'other'],
    ['es', 1_000_000, 'many'],
    ['hi', 0, 'one'],
    ['pt', 0, 'one'],
    ['fil', 4, 'other'],
    ['ja', 1, 'other'],
  ])('%s %d is %s', (lang, n, form) => {
    expect(pluralOf(lang, n)).toBe(form)
  })

  it('picks the words of a count, and falls back to other', () => {
    const words = { one: 'токен', few: 'токена', many: 'токенов', other: 'токена' }
    expect([1, 2, 5].map(n => wordsFor('ru', n, words))).toEqual(['токен', 'токена', 'токенов'])
    expect(wordsFor('ru', 1, { other: 'x' })).toBe('x')
  })
})
