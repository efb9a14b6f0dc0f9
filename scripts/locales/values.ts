import { fallback, type Lang } from '#i18n/languages.ts'
import { baseOf, formOf, namesOneNumber } from './plural-keys.ts'
import type { RoomWords } from './read.ts'

/** What a rule says of one value. */
interface Finding {
  cause: string
  cure: string
}

interface Text {
  lang: Lang
  room: string
  key: string
  value: string
  /** the English words of the same key; for English itself its own */
  english: string
}

export type Rule = (text: Text) => Finding[]

const placeholder = /\{\{\s*([^{},\s]*)[^{}]*\}\}/g
const nesting = /\$t\([^)]*\)/g

const placeholdersOf = (value: string): string[] => [
  ...new Set([
    ...[...value.matchAll(placeholder)].map(([, name]) => `{{${name}}}`),
    ...(value.match(nesting) ?? []),
  ]),
]

/** The words alone, without what is filled in. */
export const withoutPlaceholders = (value: string, instead = ' '): string =>
  value.replace(placeholder, instead).replace(nesting, instead)

export const placeholders: Rule = ({ lang, key, value, english }) => {
  const asked = placeholdersOf(english)
  const given = placeholdersOf(value)
  const spoken = namesOneNumber(lang, formOf(key))
  const lost = asked.filter(one => !given.includes(one) && !(spoken && one === '{{count}}'))
  const invented = given.filter(one => !asked.includes(one))
  return [
    ...lost.map(one => ({
      cause: `lost ${one}`,
      cure: `English has it; put it where it belongs in the sentence`,
    })),
    ...invented.map(one => ({
      cause: `${one} is not in English, nothing fills it`,
      cure: `take it out or mend its name`,
    })),
    ...(/[{}]/.test(withoutPlaceholders(value))
      ? [{ cause: 'a lone brace', cure: 'placeholders are written {{name}}' }]
      : []),
  ]
}

export const plainText: Rule = ({ value }) => {
  if (value.trim() === '')
    return [{ cause: 'the value is empty', cure: 'translate it; without the key, English shows' }]
  const found: Finding[] = []
  if (/<\/?[a-z\d!][^>]*>|&(?:[a-z]+|#\d+);/i.test(value))
    found.push({
      cause: 'HTML in the words',
      cure: 'words are plain text; split the sentence by keys or ask an engineer',
    })
  if (/^\s|\s$| {2}|[\t\n\r]/.test(value))
    found.push({
      cause: 'blanks at an end, doubled or a line break',
      cure: 'take them out; texts are never glued together',
    })
  if (/[\u200b\u2060\ufeff\u00ad\u202a-\u202e\u2066-\u2069]/.test(value))
    found.push({ cause: 'an invisible character', cure: 'delete the value and type it anew' })
  if (value !== value.normalize('NFC'))
    found.push({
      cause: 'letters and their marks are stored apart',
      cure: 'save the text in Unicode form NFC',
    })
  return found
}

/** Names are camelCase; those that come from data keep its hyphens. `_` belongs to plural forms alone. */
const name = /^[a-z\d][A-Za-z\d]*(?:-[a-z\d]+)*$/

export const keyShape: Rule = ({ lang, key }) => {
  if (lang !== fallback) return []
  const parts = baseOf(key).split('.')
  return parts.length <= 4 && parts.every(part => name.test(part))
    ? []
    : [
        {
          cause: 'the key is not one to four camelCase names',
          cure: 'write it like hero.title or steps.1.text',
        },
      ]
}

/** The English words that a key of another language is measured by. */
export function englishFor({ entries }: RoomWords, key: string): string | undefined {
  const base = baseOf(key)
  const forms = [...entries]
    .filter(([one]) => baseOf(one) === base && formOf(one))
    .map(([, { value }]) => value)
  const longest = forms.toSorted((a, b) => placeholdersOf(b).length - placeholdersOf(a).length)[0]
  const same = entries.get(key)?.value
  // one form may say its number in words, so the form that has every placeholder is the measure
  return formOf(key) ? (longest ?? entries.get(base)?.value) : same
}
