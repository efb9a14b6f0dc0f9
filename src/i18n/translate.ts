import i18next, { type TOptions } from 'i18next'
import FsBackend from 'i18next-fs-backend'
import type { Key } from './keys.ts'
import { fallback, isLang, type Lang } from './languages.ts'
import { formatNumber } from './numbers.ts'
import { i18nextOptions } from './options.ts'

export type Translate = (key: Key, values?: TOptions) => string

/** What i18next's interpolator has and its types do not say. */
interface Formatting {
  alwaysFormat: boolean
  format: (value: unknown, format: string | undefined, lang: string) => unknown
}

/** Pages find i18next started by astro-i18next; the origin and scripts start it here, with the same options. */
function ready() {
  if (!i18next.isInitialized) i18next.use(FsBackend).init(i18nextOptions())
  const interpolator = i18next.services.interpolator as unknown as Formatting
  // Set here, not in the options: astro-i18next prints those as text, which no function survives.
  interpolator.alwaysFormat = true
  interpolator.format = (value, _format, lang) =>
    typeof value === 'number' && isLang(lang) ? formatNumber(lang, value) : value
  return i18next
}

/** Keys that a language lacked and English stood in for; the build report and the tests read it. */
export const fallbacks = new Set<string>()

/** The words of one language. Never `changeLanguage`: it is one global for all pages. */
export function translate(lang: Lang): Translate {
  const t = ready().getFixedT(lang)
  return (key, values) => {
    if (!i18next.exists(key, { ...values, lngs: [lang], fallbackLng: [] })) missing(lang, key)
    return t(key, values ?? {}) as string
  }
}

function missing(lang: Lang, key: string) {
  const where = `${lang} ${key}`
  if (fallbacks.has(where)) return
  fallbacks.add(where)
  if (lang === fallback) throw new Error(`locales/${fallback}: there is no "${key}"; add it or mend the key`)
  if (fallbacks.size === 1) process.once('exit', report)
}

function report() {
  const list = [...fallbacks]
  console.warn(
    `\nEnglish stood in for ${list.length} missing words (npm run locales): ${list.slice(0, 5).join(', ')}…`,
  )
}
