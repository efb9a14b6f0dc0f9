import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { InitOptions } from 'i18next'
import { codes, fallback } from './languages.ts'

/** Where editors work. Server only: the browser never loads i18next. */
export const localesDir = fileURLToPath(new URL('locales/', `file://${process.cwd()}/`))

/** One room of the site is one file of words. */
export const rooms = (): string[] =>
  readdirSync(`${localesDir}/${fallback}`)
    .filter(name => name.endsWith('.json'))
    .map(name => name.slice(0, -5))
    .sort()

/**
 * `lowerCaseLng` and `preload` matter: without them zh-tw would render zh, and every language but
 * English would be empty (i18next loads on first use, a static build does not wait).
 */
export const i18nextOptions = (): InitOptions => ({
  supportedLngs: [...codes],
  fallbackLng: fallback,
  preload: [...codes],
  lowerCaseLng: true,
  load: 'currentOnly',
  ns: rooms(),
  defaultNS: 'common',
  initAsync: false,
  returnNull: false,
  interpolation: { escapeValue: false },
  backend: { loadPath: `${localesDir}{{lng}}/{{ns}}.json` },
})
