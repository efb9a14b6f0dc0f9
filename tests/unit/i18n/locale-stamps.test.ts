import { describe, expect, it } from 'vitest'
import { codes, type Lang } from '#i18n/languages.ts'
import { readLocales } from '../../../scripts/locales/read.ts'
import { readStamps, type Stamps, staleKeys, stampAll, writeStamps } from '../../../scripts/locales/stamps.ts'
import { percentOf, stateOf, stateTable } from '../../../scripts/locales/state.ts'
import { localeFolder } from './locale-folder.ts'

const words = (title: string, others: Partial<Record<Lang, string>>) =>
  readLocales(
    localeFolder({
      'en/home': { title },
      ...Object.fromEntries(Object.entries(others).map(([lang, text]) => [`${lang}/home`, { title: text }])),
    }),
  )
const stale = (locales: ReturnType<typeof words>, stamps: Stamps) =>
  [...staleKeys(locales, stamps)].filter(([, keys]) => keys.length).map(([lang]) => lang)

describe('which translations are older than their English', () => {
  const before = words('Hello', { es: 'Hola', ru: 'Привет' })
  const stamps = stampAll(before, {})

  it('none while nothing changed, nor without stamps', () => {
    expect(stale(before, stamps)).toEqual([])
    expect(stale(before, {})).toEqual([])
  })

  it('those that stayed when the English changed', () => {
    expect(stale(words('Good day', { es: 'Hola', ru: 'Добрый день' }), stamps)).toEqual(['es'])
  })

  it('still those after a plain stamp, which records what was translated again', () => {
    const after = words('Good day', { es: 'Hola', ru: 'Добрый день' })
    const again = stampAll(after, stamps)
    expect(stale(after, again)).toEqual(['es'])
    expect(stale(words('Good morning', { es: 'Hola', ru: 'Добрый день' }), again)).toEqual(['ru', 'es'])
  })

  it('no more once the language is confirmed', () => {
    const after = words('Good day', { es: 'Hola', ru: 'Привет' })
    const confirmed = stampAll(after, stamps, 'es')
    expect(stale(after, confirmed)).toEqual(['ru'])
  })

  it('not once the English is back as it was', () => {
    expect(stale(before, stampAll(words('Good day', { es: 'Hola', ru: 'Привет' }), stamps))).toEqual([])
  })

  it('takes all plural forms of a key as one', () => {
    const plural = (one: string) =>
      readLocales(
        localeFolder({
          'en/home': { keys_one: one, keys_other: '{{count}} keys' },
          'ja/home': { keys_other: '{{count}}個の鍵' },
        }),
      )
    const first = stampAll(plural('One key'), {})
    expect(Object.keys(first)).toEqual(['home:keys'])
    expect(staleKeys(plural('A key'), first).get('ja')).toEqual(['home:keys'])
  })

  it('survives its file, a line a key', () => {
    const root = localeFolder({ 'en/home': {} })
    writeStamps(root, stamps)
    expect(readStamps(root)).toEqual(stamps)
    expect(readStamps(localeFolder({ 'en/home': {} }))).toEqual({})
  })
})

describe('the table of states', () => {
  const locales = readLocales(
    localeFolder({
      'en/home': { a: 'Hello', b: 'World', c_one: '{{count}} key', c_other: '{{count}} keys' },
      'en/news': { a: 'News' },
      'ru/home': { a: 'Привет', c_one: '{{count}} ключ', c_few: '{{count}} ключа', d: 'x' },
    }),
  )
  const states = stateOf(locales, new Map(codes.map(lang => [lang, lang === 'ru' ? ['home:a'] : []])))

  it('counts by language and room, plural forms as each language has them', () => {
    expect(states.find(({ lang, room }) => lang === 'ru' && room === 'home')).toEqual({
      lang: 'ru',
      room: 'home',
      expected: 6,
      missing: ['b', 'c_many', 'c_other'],
      orphans: ['d'],
      stale: ['home:a'],
    })
    expect(states.find(({ lang, room }) => lang === 'ja' && room === 'home')).toMatchObject({ expected: 3 })
  })

  it('never rounds up to 100%', () => {
    const almost = { lang: 'ru', room: 'x', expected: 1000, missing: ['a'], orphans: [], stale: [] } as const
    expect(percentOf([{ ...almost, missing: ['a'], orphans: [], stale: [] }])).toBe(99)
  })

  it('prints a line a language', () => {
    const lines = stateTable(states).split('\n')
    expect(lines).toHaveLength(codes.length + 1)
    expect(lines.find(line => line.startsWith('ru '))).toMatch(/^ru\s+50%\s+0%\s+42%\s+4\s+1\s+1$/)
    expect(lines.find(line => line.startsWith('en '))).toMatch(/^en\s+100%\s+100%\s+100%\s+0\s+0\s+0$/)
  })
})
