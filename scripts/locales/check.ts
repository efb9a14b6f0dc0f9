import { codes, fallback, type Lang } from '#i18n/languages.ts'
import { localesDir } from '#i18n/options.ts'
import type { Problem } from './problem.ts'
import { type Locales, type RoomWords, readLocales } from './read.ts'
import { englishLeft, foreignLetters, hanVariant } from './scripts.ts'
import { structureProblems } from './structure.ts'
import { forbiddenTerms } from './terms.ts'
import { dots, exclamation, languageHabits, quotationMarks } from './typography.ts'
import { englishFor, keyShape, placeholders, plainText, type Rule } from './values.ts'

const rules: Rule[] = [
  keyShape,
  plainText,
  placeholders,
  englishLeft,
  foreignLetters,
  hanVariant,
  quotationMarks,
  dots,
  exclamation,
  languageHabits,
  forbiddenTerms,
]

/** Everything that is wrong with the words of `root`, in the order of files and lines. */
export const checkLocales = (root: string = localesDir): Problem[] => problemsOf(readLocales(root))

export const problemsOf = (locales: Locales): Problem[] =>
  [...wordProblems(locales), ...structureProblems(locales)].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line,
  )

/** What is wrong with the words that are there; missing and orphan keys apart. */
export const wordProblems = (locales: Locales): Problem[] => [...locales.problems, ...valueProblems(locales)]

const valueProblems = ({ rooms, words }: Locales): Problem[] =>
  codes.flatMap(lang =>
    rooms.flatMap(room => {
      const english = words.get(fallback)?.get(room)
      const own = words.get(lang)?.get(room)
      return english && own ? roomValues(lang, room, english, own) : []
    }),
  )

const roomValues = (lang: Lang, room: string, english: RoomWords, own: RoomWords): Problem[] =>
  [...own.entries].flatMap(([key, { value, line }]) => {
    const measure = englishFor(english, key)
    if (measure === undefined) return []
    const text = { lang, room, key, value, english: measure }
    return rules.flatMap(rule => rule(text)).map(finding => ({ file: own.file, line, key, ...finding }))
  })
