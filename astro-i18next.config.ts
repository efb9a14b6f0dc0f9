import { codes, fallback } from './src/i18n/languages.ts'
import { i18nextOptions, rooms } from './src/i18n/options.ts'

/** Read by astro-i18next. It must be a .ts file: an .mjs one is silently ignored. */
export default {
  defaultLocale: fallback,
  locales: [fallback, ...codes.filter(code => code !== fallback)],
  namespaces: rooms(),
  defaultNamespace: 'common',
  load: ['server'],
  i18nextServer: i18nextOptions(),
}
