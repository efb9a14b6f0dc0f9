import { isLang } from '#i18n/languages.ts'
import forbidden from '../../locales/forbidden.json' with { type: 'json' }
import type { Rule } from './values.ts'

interface Term {
  /** the wrong word; a closing * also catches its longer forms */
  term: string
  use: string
  /** longer expressions in which it is right */
  unless?: string[]
  /** rooms where it may stand */
  notIn?: string[]
}

const lists = Object.entries(forbidden.terms as Record<string, Term[]>)
/** Scripts without spaces between words are searched for the letters alone. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

function patternOf({ term }: Term): RegExp {
  const letters = term.replace(/\*$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  if (unspaced.test(term)) return new RegExp(letters, 'iu')
  return new RegExp(`(?<![\\p{L}\\p{M}])${letters}${term.endsWith('*') ? '' : '(?![\\p{L}\\p{M}])'}`, 'iu')
}

const patterns = new Map(
  lists.map(([lang, terms]) => {
    if (!isLang(lang))
      throw new Error(`locales/forbidden.json: ${lang} is no language; use a code of languages.ts`)
    return [lang, terms.map(term => ({ ...term, pattern: patternOf(term) }))]
  }),
)

export const forbiddenTerms: Rule = ({ lang, room, value }) =>
  (patterns.get(lang) ?? [])
    .filter(
      ({ pattern, unless = [], notIn = [] }) =>
        !notIn.includes(room) &&
        pattern.test(unless.reduce((text, right) => text.replaceAll(right, ' '), value)),
    )
    .map(({ term, use }) => ({ cause: `"${term.replace(/\*$/, '')}" is not our word`, cure: `use ${use}` }))
