import { type Lang, languages } from './languages.ts'

const rules = new Map<Lang, Intl.PluralRules>()

function rulesOf(lang: Lang): Intl.PluralRules {
  const known = rules.get(lang) ?? new Intl.PluralRules(languages[lang].intl)
  rules.set(lang, known)
  return known
}

/** The plural forms that CLDR asks of a language: ru has one, few, many, other; ja only other. */
export const pluralForms = (lang: Lang): Intl.LDMLPluralRule[] =>
  rulesOf(lang).resolvedOptions().pluralCategories

/** The form that a count takes: es 1,000,000 is many, hi 0 is one. */
export const pluralOf = (lang: Lang, count: number): Intl.LDMLPluralRule => rulesOf(lang).select(count)

export type PluralWords = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** For islands, which have no i18next: the words of a count out of the flat forms they were given. */
export const wordsFor = (lang: Lang, count: number, words: PluralWords): string =>
  words[pluralOf(lang, count)] ?? words.other
