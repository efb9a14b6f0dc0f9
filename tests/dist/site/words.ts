import { codes, fallback, type Lang } from '#i18n/languages.ts'
import { phrases, plain } from '#i18n/phrases.ts'
import { withoutNames } from '../../../scripts/locales/names.ts'
import { readLocales } from '../../../scripts/locales/read.ts'
import dapps from '../../../src/sources/sample/dapps.json' with { type: 'json' }
import { networks } from '../../../src/sources/sample/facts/networks.json' with { type: 'json' }
import type { Page } from './page.ts'

const { words } = readLocales('locales')

/** Every value of a language by room and key. */
const valuesOf = (lang: Lang): Map<string, string> =>
  new Map(
    [...(words.get(lang) ?? [])].flatMap(([room, { entries }]) =>
      [...entries].map(([key, { value }]) => [`${room}:${key}`, String(value)] as const),
    ),
  )

const placeholder = /\{\{[^}]*\}\}/
/** The forms in which a value may stand on a page: whole, without its phrase marks, or phrase by phrase. */
const formsOf = (value: string): string[] => [
  ...new Set([plain(value), ...phrases(value).map(part => part.text)]),
]

/** What English says, exact texts and patterns for those with something filled in. */
function sayings(lang: Lang) {
  const exact = new Map<string, string>()
  const patterns: { key: string; pattern: RegExp }[] = []
  for (const [key, value] of valuesOf(lang))
    for (const form of formsOf(value)) {
      if (!placeholder.test(form)) exact.set(form, key)
      else if (form.replace(/\{\{[^}]*\}\}/g, '').trim().length >= 8)
        patterns.push({ key, pattern: asPattern(form) })
    }
  return { exact, patterns }
}
const asPattern = (form: string) =>
  new RegExp(
    `^${form
      .split(/\{\{[^}]*\}\}/)
      .map(escaped)
      .join('.+')}$`,
  )
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const english = sayings(fallback)
const own = new Map(codes.map(lang => [lang, sayings(lang)]))

/** Names out of the data: proper nouns in every language. */
const dataNames = new Set([...dapps.map(one => one.title), ...networks.map(one => one.title)])
const longNames = [...dataNames].sort((a, b) => b.length - a.length).map(escaped)
const dataName = new RegExp(`(?<![\\p{L}\\d])(?:${longNames.join('|')})(?![\\p{L}\\d])`, 'gu')

export const withoutAnyNames = (lang: Lang, text: string): string =>
  withoutNames(lang, text.replace(dataName, ' · '))

/** The key whose English words a text shows, though the language has, or should have, its own. */
export function englishShown(lang: Lang, text: string): string | undefined {
  const mine = own.get(lang)!
  if (mine.exact.has(text) || dataNames.has(text) || !/\p{L}{2}/u.test(withoutAnyNames(lang, text))) return
  const key = english.exact.get(text)
  if (key) return key
  if (mine.patterns.some(({ pattern }) => pattern.test(text))) return
  return english.patterns.find(({ pattern }) => pattern.test(text))?.key
}

/** Each text of a language once, with the first page that shows it; only where the page's own language holds. */
export function textsOf(pages: readonly Page[], lang: Lang): Map<string, string> {
  const found = new Map<string, string>()
  for (const page of pages)
    if (page.lang === lang)
      for (const { text, lang: tag } of page.texts)
        if (tag === page.htmlLang && !found.has(text)) found.set(text, page.address)
  return found
}
