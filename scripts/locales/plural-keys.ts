import type { Lang } from '#i18n/languages.ts'
import { pluralForms } from '#i18n/plurals.ts'

const suffix = /_(zero|one|two|few|many|other)$/

/** `list.count_few` is the form few of `list.count`. */
export const baseOf = (key: string): string => key.replace(suffix, '')
export const formOf = (key: string): string | undefined => suffix.exec(key)?.[1]

/**
 * The keys that a language must have, given those of English. i18next also finds plural forms where English
 * is the same for every number ("No more than {{count}} characters"), so a language may write those instead.
 */
export function expectedKeys(lang: Lang, english: Iterable<string>, own: ReadonlySet<string>): Set<string> {
  const expected = new Set<string>()
  for (const key of english) {
    const base = baseOf(key)
    const plural = formOf(key) !== undefined || pluralForms(lang).some(form => own.has(`${key}_${form}`))
    if (!plural) expected.add(key)
    else for (const form of pluralForms(lang)) expected.add(`${base}_${form}`)
  }
  return expected
}

/** `_zero` is always allowed: i18next prefers it at 0. */
export const isZeroOf = (key: string, expected: ReadonlySet<string>): boolean =>
  formOf(key) === 'zero' && expected.has(`${baseOf(key)}_other`)

/** Whether a form stands for one number only, so that it may say the number in words: en one, ru not (21). */
export function namesOneNumber(lang: Lang, form: string | undefined): boolean {
  if (form === 'zero') return true
  if (form !== 'one') return false
  const rules = new Intl.PluralRules(lang)
  return Array.from({ length: 200 }, (_, n) => rules.select(n)).filter(one => one === 'one').length === 1
}
