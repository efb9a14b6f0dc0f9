import { computed } from 'nanostores'
import { apiLang, isLang, type Lang } from '#i18n/languages.ts'
import { keepChoice } from './choice.ts'
import { persistent } from './persistent.ts'

/** The language the visitor chose; empty until somebody chooses. */
export const language = persistent<Lang | ''>(
  'lang',
  '',
  raw => (isLang(raw) ? raw : undefined),
  value => value,
)

/** What the hosts call it. */
export const apiLanguage = computed(language, apiLang)

export function chooseLanguage(lang: Lang) {
  language.set(lang)
  keepChoice(lang)
}

/** State follows the address: a page that names its language sets it when nothing is chosen yet. */
export function adoptLanguage(lang: Lang) {
  if (!language.get()) language.set(lang)
}
