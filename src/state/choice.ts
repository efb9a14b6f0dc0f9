import type { Lang } from '#i18n/languages.ts'
import { safeStorage } from './safe-storage.ts'

const year = 60 * 60 * 24 * 365

/** A choice is kept in storage for the page and in a cookie for the host, which answers at `/`. */
export function keepChoice(lang: Lang) {
  safeStorage.set('lang', lang)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in two of the three engines
  document.cookie = `lang=${lang}; path=/; max-age=${year}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
}
