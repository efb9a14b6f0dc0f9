import type { Lang } from '#i18n/languages.ts'

export type Codes = readonly Lang[]

/** Paths that every dist has, under names of its own. */
export interface Wanted {
  script: string
  style: string
  /** without closing slash */
  article: string
  dapp: string
  font: string
  files: readonly string[]
}

/** Files of a fixed name, each of another kind. The fixture has them all, a real dist those of its rooms. */
const kinds = [
  '/favicon.svg',
  '/robots.txt',
  '/sitemap-index.xml',
  '/.well-known/security.txt',
  '/manifest/en.webmanifest',
  '/sw.js',
  '/en/news/atom.xml',
  '/zh/news/feed.json',
  '/share/en.png',
  '/brand/tidepool-mark-light.svg',
] as const

export function wantedOf(files: ReadonlySet<string>): Wanted {
  const find = (what: string, pattern: RegExp): string => {
    const found = [...files].find(file => pattern.test(file))
    if (!found) throw new Error(`The table needs ${what} in dist, and none fits ${pattern}`)
    return found.replace(/\/index\.html$/, '')
  }
  const absent = kinds.filter(file => !files.has(file))
  if (absent.length > 0) console.log(`not in this dist, so not asked for: ${absent.join(', ')}`)
  return {
    files: kinds.filter(file => files.has(file)),
    font: find('a font', /^\/fonts\/.+\.woff2$/),
    script: find('a hashed script', /^\/_astro\/.+\.js$/),
    style: find('a hashed stylesheet', /^\/_astro\/.+\.css$/),
    article: find('an article', /^\/en\/news\/(?!tag|page)[\w-]+\/index\.html$/),
    dapp: find('a dapp', /^\/en\/dappstore\/(?!detail|category|network|page|tag|search)[\w-]+\/index\.html$/),
  }
}
