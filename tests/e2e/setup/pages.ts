import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { codes, type Lang } from '#i18n/languages.ts'
import { entries, routes } from '#i18n/routes.ts'

const dist = process.env['DIST'] ?? 'dist'

/** The first page that data made there: a dapp, an article. */
function firstOf(path: string): string {
  const folder = join(dist, path)
  if (!existsSync(folder)) throw new Error(`${folder} is not there; run npm run build first`)
  const reserved = new Set(['detail', 'category', 'network', 'page', 'tag', 'search'])
  const name = readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !reserved.has(entry.name))
    .map(entry => entry.name)
    .sort()[0]
  if (!name) throw new Error(`${folder} holds no page; a build of an empty sample cannot be tested`)
  return `${path}/${name}`
}

const filled: Record<string, (lang: Lang) => string> = {
  dapp: lang => firstOf(`${lang}/dappstore`),
  dappCategory: lang => firstOf(`${lang}/dappstore/category`),
  dappNetwork: lang => firstOf(`${lang}/dappstore/network`),
  article: lang => firstOf(`${lang}/news`),
  newsPage: lang => firstOf(`${lang}/news/page`),
  entry: lang => `${lang}/tools/${entries.tools[0]}`,
}

/** One page of every kind in a language, as a path: the routes of the table, filled from what was built. */
export const pagesOf = (lang: Lang): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(routes).flatMap(([name, { path }]) => {
      const own = filled[name]
      if (own) return [[name, `/${own(lang)}/`]]
      if (path.includes('{')) return []
      return [[name, path ? `/${lang}/${path}/` : `/${lang}/`]]
    }),
  ),
  text: `/static/${lang.startsWith('zh') ? 'zh' : 'en'}/privacy/`,
  notFound: `/${lang}/no-such-page/`,
})

/** Pages that no visitor needs twice: one for each layout, for tests that open many. */
export const kinds = [
  'home',
  'dappstore',
  'dapp',
  'article',
  'news',
  'download',
  'submitDapp',
  'company',
  'entry',
  'text',
] as const

export const pageOf = (lang: Lang, kind: string): string => {
  const path = pagesOf(lang)[kind]
  if (!path) throw new Error(`no page is called ${kind}; names are those of src/i18n/routes.ts`)
  return path
}

export const languages = codes
