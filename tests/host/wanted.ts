import type { Lang } from '#i18n/languages.ts'

export type Codes = readonly Lang[]

/** Paths that every dist has, under names of its own. */
export interface Wanted {
  script: string
  style: string
  /** without closing slash */
  article: string
  dapp: string
}

/** Files of a fixed name, each of another kind. */
export const shown = ['/favicon.svg', '/site.webmanifest', '/en/news/atom.xml', '/zh/news/feed.json'] as const

export function wantedOf(files: ReadonlySet<string>): Wanted {
  const find = (what: string, pattern: RegExp): string => {
    const found = [...files].find(file => pattern.test(file))
    if (!found) throw new Error(`The table needs ${what} in dist, and none fits ${pattern}`)
    return found.replace(/\/index\.html$/, '')
  }
  return {
    script: find('a hashed script', /^\/_astro\/.+\.js$/),
    style: find('a hashed stylesheet', /^\/_astro\/.+\.css$/),
    article: find('an article', /^\/en\/news\/(?!tag|page)[\w-]+\/index\.html$/),
    dapp: find('a dapp', /^\/en\/dappstore\/(?!detail|category|network|page|tag|search)[\w-]+\/index\.html$/),
  }
}
