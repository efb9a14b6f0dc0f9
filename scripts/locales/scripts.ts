import type { Lang } from '#i18n/languages.ts'
import characters from './characters.json' with { type: 'json' }
import { withoutNames } from './names.ts'
import { type Rule, withoutPlaceholders } from './values.ts'

/** The letters a language is written in, beside Latin; `perWord` letters make about one word. */
const alphabets: Partial<Record<Lang, { script: RegExp; perWord: number }>> = {
  zh: { script: /\p{Script=Han}/gu, perWord: 1.5 },
  'zh-tw': { script: /\p{Script=Han}/gu, perWord: 1.5 },
  ja: { script: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, perWord: 2 },
  ko: { script: /\p{Script=Hangul}/gu, perWord: 2 },
  ru: { script: /\p{Script=Cyrillic}/gu, perWord: 5 },
  hi: { script: /\p{Script=Devanagari}/gu, perWord: 4 },
  th: { script: /\p{Script=Thai}/gu, perWord: 4 },
}

/** Taglish takes English nouns whole, so only longer texts tell. */
const sameAllowed = (lang: Lang): number => (lang === 'fil' ? 4 : 2)

const latinWords = (text: string): string[] => text.match(/\p{Script=Latin}[\p{Script=Latin}’'-]*/gu) ?? []

export const englishLeft: Rule = ({ lang, value, english }) => {
  if (lang === 'en') return []
  const words = latinWords(withoutNames(lang, withoutPlaceholders(value))).length
  const alphabet = alphabets[lang]
  const own = alphabet ? (value.match(alphabet.script) ?? []).length / alphabet.perWord : 0
  const left = alphabet
    ? (own === 0 && words > 0) || (words > 3 && words > own)
    : value === english && words > sameAllowed(lang)
  return left
    ? [{ cause: 'English is left in it', cure: 'translate it; names that stay belong in locales/keep.json' }]
    : []
}

/** A letter of a foreign alphabet: pasted from another language, or a look-alike such as Cyrillic а. */
export const foreignLetters: Rule = ({ lang, value }) => {
  const own = alphabets[lang]?.script
  const rest = withoutNames(lang, value).replace(own ?? /$^/, '')
  // Common holds what several scripts share, such as the kana lengthener ー
  const strange = new Set(rest.match(/(?![\p{Script=Latin}\p{Script=Common}])\p{L}/gu))
  return strange.size
    ? [{ cause: `${[...strange].join('')} is of another script than ${lang}`, cure: 'type it in this one' }]
    : []
}

const pairs = (text: string): Map<string, string> => {
  const all = [...text]
  return new Map(all.flatMap((wrong, i) => (i % 2 ? [] : [[wrong, all[i + 1]!] as const])))
}
const wrongCharacters: Partial<Record<Lang, { kind: string; table: Map<string, string> }>> = {
  zh: { kind: 'Traditional', table: pairs(characters.zh) },
  'zh-tw': { kind: 'Simplified, or not used in Taiwan', table: pairs(characters['zh-tw']) },
}

export const hanVariant: Rule = ({ lang, value }) => {
  const wrong = wrongCharacters[lang]
  if (!wrong) return []
  const found = [...new Set(withoutNames(lang, value))].filter(letter => wrong.table.has(letter))
  if (!found.length) return []
  return [
    {
      cause: `${found.join('')} is ${wrong.kind}`,
      cure: `write ${found.map(letter => wrong.table.get(letter)).join('')}`,
    },
  ]
}
