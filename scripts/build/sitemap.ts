import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { langOfPath } from '#i18n/negotiate.ts'
import { indexablePages, type PageFacts } from './pages.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const entry = ({ canonical, alternates, modified }: PageFacts) =>
  [
    '<url>',
    `<loc>${escaped(canonical)}</loc>`,
    modified ? `<lastmod>${modified.slice(0, 10)}</lastmod>` : '',
    ...alternates.map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(href)}"/>`,
    ),
    '</url>',
  ].join('')

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** One sitemap a language, and an index of them; pages without a language go to `static`. */
export function writeSitemaps(dist: string, site: string): number {
  const pages = indexablePages(dist)
  const groups = Map.groupBy(pages, ({ canonical }) => langOfPath(new URL(canonical).pathname) ?? 'static')
  const names = [...groups.keys()].sort()
  mkdirSync(join(dist, 'sitemaps'), { recursive: true })
  for (const name of names) {
    const rows = (groups.get(name) ?? []).map(entry).join('\n')
    const xml = `${head}<urlset ${space} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${rows}\n</urlset>\n`
    writeFileSync(join(dist, 'sitemaps', `${name}.xml`), xml)
  }
  const rows = names.map(name => `<sitemap><loc>${site}/sitemaps/${name}.xml</loc></sitemap>`).join('\n')
  writeFileSync(join(dist, 'sitemap-index.xml'), `${head}<sitemapindex ${space}>\n${rows}\n</sitemapindex>\n`)
  return pages.length
}
