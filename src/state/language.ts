import { isLang, type Lang } from '#i18n/languages.ts'
import { persistent } from './persistent.ts'

/** The language the visitor chose; empty until somebody chooses. */
export const language = persistent<Lang | ''>(
  'lang',
  '',
  raw => (isLang(raw) ? raw : undefined),
  value => value,
)

const year = 60 * 60 * 24 * 365

/** Kept in storage for the page and in a cookie for the host, which answers at `/`. */
export function chooseLanguage(lang: Lang) {
  language.set(lang)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in two of the three engines
  document.cookie = `lang=${lang}; path=/; max-age=${year}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
}

/** State follows the address: a page that names its language sets it when nothing is chosen yet. */
export function adoptLanguage(lang: Lang) {
  if (!language.get()) language.set(lang)
}
