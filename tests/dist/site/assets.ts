import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Page } from './page.ts'
import { dist } from './read.ts'

const text = new Map<string, string>()
export const read = (path: string): string => {
  if (!text.has(path)) text.set(path, readFileSync(join(dist, path), 'utf8'))
  return text.get(path)!
}

const staticImport = /\b(?:import|export)\s*(?:[\w$*{][^'"()]*?from\s*)?["']([^'"]+)["']/g

/** A script and all that it imports at once; what it asks for later with import() is not in it. */
function closure(entries: readonly string[]): string[] {
  const all = new Set<string>()
  const visit = (path: string) => {
    if (all.has(path)) return
    all.add(path)
    for (const [, to] of read(path).matchAll(staticImport))
      if (to?.startsWith('.') || to?.startsWith('/')) visit(posix.resolve(posix.dirname(path), to))
  }
  entries.forEach(visit)
  return [...all]
}

export const isReact = (path: string): boolean =>
  /Symbol\.for\((["'`])react\.|react-dom|hydrateRoot/.test(read(path))

const own = (to: string) => to.startsWith('/') && !to.startsWith('//')
const linked = (page: Page, rel: string) =>
  page.links.filter(one => one.tag === 'link' && one.rel === rel && own(one.to)).map(one => one.to)

/** What a page loads by itself, before anybody touches it. */
export const eagerScripts = (page: Page): string[] =>
  closure([
    ...page.links.filter(one => one.tag === 'script' && own(one.to)).map(one => one.to),
    ...linked(page, 'modulepreload'),
  ])
export const styleSheets = (page: Page): string[] => linked(page, 'stylesheet')
export const preloadedFonts = (page: Page): string[] =>
  linked(page, 'preload').filter(to => to.endsWith('.woff2'))
