import { describe, expect, it } from 'vitest'
import type { Lang } from '#i18n/languages.ts'
import { checkLocales } from '../../../scripts/locales/check.ts'
import { sentence } from '../../../scripts/locales/problem.ts'
import { localeFolder } from './locale-folder.ts'

const of = (lang: Lang, files: Parameters<typeof localeFolder>[0]) =>
  checkLocales(localeFolder(files)).filter(({ file }) => file.startsWith(`locales/${lang}/`))

const en = { 'en/home': { hero: { title: 'Many chains', text: 'Keep {{count}} keys' } } }

describe('files', () => {
  it.each<[what: string, text: string, line: number, cause: string]>([
    ['a comma is missing', '{\n  "a": "x"\n  "b": "y"\n}', 3, 'no comma after this value'],
    ['a comma too many', '{\n  "a": "x",\n}', 3, 'a quoted key is missing'],
    ['the end is missing', '{\n  "a": {\n    "b": "x"\n', 4, 'no comma after this value'],
    ['a quote is missing', '{\n  "a": "x,\n  "b": "y"\n}', 2, 'no quoted words after the colon'],
    ['a bad escape', '{\n  "a": "C:\\x"\n}', 2, 'bad escape'],
    ['a bare key', '{\n\n  a: "x"\n}', 3, 'a quoted key is missing'],
    ['something after the end', '{ "a": "x" }\n}', 2, 'something follows the last }'],
    ['nothing', '', 1, 'does not begin with {'],
    ['a list', '{\n  "a": ["x"]\n}', 2, 'is not text'],
    ['a number', '{\n  "a": 1\n}', 2, '1 is not text'],
    ['a key twice', '{\n  "a": "x",\n  "a": "y"\n}', 3, 'the key stands twice'],
  ])('%s: says so with its line', (_what, text, line, cause) => {
    expect(of('en', { 'en/home': text })).toContainEqual(
      expect.objectContaining({ file: 'locales/en/home.json', line, cause: expect.stringContaining(cause) }),
    )
  })

  it('calls no key missing in a file that it cannot read', () => {
    expect(of('es', { ...en, 'es/home': '{' })).toHaveLength(1)
  })

  it('finds a byte order mark and still reads the rest', () => {
    const found = of('es', {
      ...en,
      'es/home': `\ufeff${JSON.stringify({ hero: { title: 'Muchas redes' } })}`,
    })
    expect(found.map(({ cause }) => cause)).toEqual([
      'the file begins with a byte order mark',
      'the key is missing',
    ])
  })

  it('finds a missing file, an orphan file and a folder that is no language', () => {
    const all = checkLocales(localeFolder({ ...en, 'es/hme': { a: 'x' }, 'xx/home': { a: 'x' } }))
    expect(all).toContainEqual(
      expect.objectContaining({
        file: 'locales/es/home.json',
        key: '',
        cause: expect.stringContaining('2 texts show in English'),
      }),
    )
    expect(all).toContainEqual(
      expect.objectContaining({
        file: 'locales/es/hme.json',
        cause: expect.stringContaining('English has no hme.json'),
      }),
    )
    expect(all).toContainEqual(expect.objectContaining({ file: 'locales/xx' }))
  })
})

describe('keys', () => {
  it('finds missing and orphan ones, with line and cure', () => {
    const found = of('es', { ...en, 'es/home': { hero: { title: 'Muchas redes', txt: 'Guarda' } } })
    expect(found.map(sentence)).toEqual([
      'locales/es/home.json:4 hero.text: the key is missing; translate "Keep {{count}} keys".',
      'locales/es/home.json:4 hero.txt: English has no such key, nothing reads it; delete it, or mend its name.',
    ])
  })

  it('wants camelCase in English', () => {
    expect(
      of('en', { 'en/home': { 'Hero title': 'x', hero_title: 'x', a: { b: { c: { d: { e: 'x' } } } } } }),
    ).toHaveLength(3)
    expect(
      of('en', { 'en/home': { steps: { '1': 'x' }, tags: { 'dapp-store': 'x' }, heroTitle: 'x' } }),
    ).toEqual([])
  })
})

describe('plural forms', () => {
  const plural = { 'en/home': { keys_one: 'One key', keys_other: '{{count}} keys' } }
  const missing = (lang: Lang, words: Record<string, string>) =>
    of(lang, { ...plural, [`${lang}/home`]: words }).map(({ key, cause }) => `${key}: ${cause}`)

  it('asks for those of CLDR', () => {
    const of = (lang: Lang) =>
      missing(lang, { keys_other: '{{count}}' }).filter(one => one.includes('plural form'))
    expect(of('ru').map(one => one.split(':')[0])).toEqual(['keys_one', 'keys_few', 'keys_many'])
    expect(of('es').map(one => one.split(':')[0])).toEqual(['keys_one', 'keys_many'])
    expect(of('pt').map(one => one.split(':')[0])).toEqual(['keys_one', 'keys_many'])
    expect(of('hi').map(one => one.split(':')[0])).toEqual(['keys_one'])
    expect(of('ja')).toEqual([])
  })

  it('refuses a form that a language never reads, and takes zero', () => {
    expect(missing('ja', { keys_one: '鍵', keys_other: '{{count}}個の鍵' })).toEqual([
      'keys_one: lost {{count}}',
      'keys_one: ja has no plural form one, nothing reads it',
    ])
    expect(missing('ja', { keys_zero: '鍵はありません', keys_other: '{{count}}個の鍵' })).toEqual([])
  })

  it('lets a form say its number in words only where it has but one', () => {
    expect(
      missing('es', {
        keys_one: 'Una clave',
        keys_many: '{{count}} de claves',
        keys_other: '{{count}} claves',
      }),
    ).toEqual([])
    expect(
      missing('ru', {
        keys_one: 'Ключ',
        keys_few: '{{count}} ключа',
        keys_many: '{{count}} ключей',
        keys_other: '{{count}} ключа',
      }),
    ).toEqual(['keys_one: lost {{count}}'])
    expect(missing('hi', { keys_one: 'एक कुंजी', keys_other: '{{count}} कुंजियाँ' })).toEqual([
      'keys_one: lost {{count}}',
    ])
  })

  it('takes plural forms where English is the same for every number, all of them', () => {
    const single = { 'en/home': { max: 'No more than {{count}} characters' } }
    const words = {
      max_one: 'Не больше {{count}} знака',
      max_few: 'Не больше {{count}} знаков',
      max_many: 'Не больше {{count}} знаков',
    }
    expect(of('ru', { ...single, 'ru/home': { ...words, max_other: 'Не больше {{count}} знака' } })).toEqual(
      [],
    )
    expect(of('ru', { ...single, 'ru/home': words }).map(({ key }) => key)).toEqual(['max_other'])
    expect(of('ru', { ...single, 'ru/home': { max: 'Не длиннее {{count}}' } })).toEqual([])
  })
})
