import { readSettings } from '#config/settings.ts'
import { createMatcher } from '#host/match.ts'
import type { Rule } from '#host/redirects.ts'
import type { Link, Page } from './page.ts'

export const siteUrl = new URL(readSettings().SITE_URL)

export interface Target {
  page: Page
  link: Link
  url: URL
  /** ours, by origin */
  own: boolean
}

export const isMadeUp = (url: URL): boolean => /(?:^|\.)example$/.test(url.hostname)

/** Every address that a page names, resolved; what is no address at all is undefined. */
export function targetsOf(page: Page): (Target | { page: Page; link: Link; url: undefined })[] {
  const here = new URL(page.address, siteUrl)
  return page.links.map(link => {
    if (!URL.canParse(link.to, here)) return { page, link, url: undefined }
    const url = new URL(link.to, here)
    return { page, link, url, own: url.origin === siteUrl.origin }
  })
}

/** What the site answers to a path: as any of its hosts. */
export const answering = (rules: readonly Rule[], files: ReadonlySet<string>) => {
  const match = createMatcher({ rules, files })
  const known = new Map<string, ReturnType<typeof match>>()
  return (url: URL) => {
    const key = url.pathname + url.search
    let answer = known.get(key)
    if (!answer) {
      answer = match({ path: url.pathname, query: url.search.slice(1) })
      known.set(key, answer)
    }
    return answer
  }
}

export const where = ({ page, link }: { page: Page; link: Link }): string =>
  `${page.address}: <${link.tag} ${link.attribute}="${link.to}">`
