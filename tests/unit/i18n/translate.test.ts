import { existsSync, readFileSync } from 'node:fs'
import i18next from 'i18next'
import { describe, expect, test } from 'vitest'
import { codes, fallback } from '#i18n/languages.ts'
import { i18nextOptions, rooms } from '#i18n/options.ts'
import { translate } from '#i18n/translate.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const words = (lang: string, room: string) => JSON.parse(read(`locales/${lang}/${room}.json`))

describe('known traps of astro-i18next', () => {
  test('its config is a .ts file: an .mjs one is silently ignored', () => {
    expect(existsSync('astro-i18next.config.ts')).toBe(true)
    expect(existsSync('astro-i18next.config.mjs')).toBe(false)
  })

  test('lowerCaseLng: without it zh-tw renders zh', () => {
    expect(i18nextOptions().lowerCaseLng).toBe(true)
    expect(translate('zh-tw')('common:nav.language')).toBe(words('zh-tw', 'common').nav.language)
    expect(translate('zh-tw')('common:nav.language')).not.toBe(words('zh', 'common').nav.language)
  })

  test('every language is there before the first page asks', () => {
    translate(fallback)
    expect(i18nextOptions().preload).toEqual(codes)
    for (const code of codes)
      for (const room of rooms()) expect(i18next.hasResourceBundle(code, room), `${code}/${room}`).toBe(true)
  })

  test('old i18next and esbuild are raised to ours', () => {
    const lock = JSON.parse(read('package-lock.json')).packages
    const versions = (name: string) =>
      Object.keys(lock)
        .filter(path => path.endsWith(`node_modules/${name}`))
        .map(path => lock[path].version)
    expect(new Set(versions('i18next')).size).toBe(1)
    for (const version of versions('esbuild'))
      expect(Number(version.split('.')[1])).toBeGreaterThanOrEqual(28)
  })

  test('languages do not leak into each other: no global current language', () => {
    const [zh, th] = [translate('zh'), translate('th')]
    expect(zh('common:nav.language')).toBe(words('zh', 'common').nav.language)
    expect(th('common:nav.language')).toBe(words('th', 'common').nav.language)
    expect(zh('common:nav.language')).toBe(words('zh', 'common').nav.language)
  })
})

test('strings the specification quotes stay letter for letter', () => {
  const quoted = JSON.stringify(words('en', 'spec'))
  for (const text of [
    'This page could not be found',
    'This page could not be found.',
    'An error occurred while showing the error page',
    'Please enter the correct Email address',
    'Please enter the correct URL',
    'Error Email!',
    'Subscribe success',
    'No records found',
    'no favorites yet',
    'Understood, enter',
    'Use It Now',
    'Copy Link',
  ])
    expect(quoted).toContain(JSON.stringify(text))
  expect(quoted).toContain('No more than {{count}} characters')
})

test('numbers in sentences follow the language', () => {
  expect(translate('en')('spec:forms.tooLong', { count: 1000 })).toContain('1,000')
  expect(translate('pt')('spec:forms.tooLong', { count: 1000 })).toContain('1.000')
})

test('a key that English lacks stops the build with its name', () => {
  expect(() => translate('en')('common:nope' as never)).toThrow(/there is no "common:nope"/)
})
