import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { codes } from '#i18n/languages.ts'
import manifest from '#styles/fonts.json'
import { scripts, unicodeRange } from '../../../scripts/fonts/characters.ts'
import { limits, missingFromFonts } from '../../../scripts/fonts.ts'

const at = (path: string) => new URL(`../../../${path}`, import.meta.url)

test('the fonts hold every character that the words use', () => {
  expect(missingFromFonts()).toEqual([])
})

test.each(scripts)('the %s file keeps its budget', script => {
  expect(statSync(at(`public${manifest.files[script].path}`)).size).toBeLessThanOrEqual(limits[script])
})

test('a page preloads one file; Russian and Vietnamese one more', () => {
  const counts = Object.entries(manifest.preload).map(([lang, files]) => [lang, files.length])
  expect(Object.fromEntries(counts)).toEqual(
    Object.fromEntries(codes.map(lang => [lang, lang === 'ru' || lang === 'vi' ? 2 : 1])),
  )
})

test('the stylesheet names the files that exist and stretches the fallbacks', () => {
  const css = readFileSync(at('src/styles/fonts.css'), 'utf8')
  for (const script of scripts) expect(css).toContain(`url('${manifest.files[script].path}')`)
  expect(css.match(/size-adjust: (9\d|10\d)\.\d+%/g)).toHaveLength(4)
  expect(css.match(/ascent-override/g)).toHaveLength(4)
})

test('the letters of each language are always in', () => {
  const { latin, cyrillic, vietnamese } = manifest.files
  for (const letter of 'AZaz09$€¿¡ñÑçãõêÁú“”’—…') expect(latin.characters).toContain(letter)
  for (const letter of 'АЯаяЁё') expect(cyrillic.characters).toContain(letter)
  for (const letter of 'ăĐơưẠỹ₫') expect(vietnamese.characters).toContain(letter)
})

test('runs of characters become short ranges', () => {
  expect(unicodeRange('abcñ')).toBe('U+61-63, U+F1')
})
