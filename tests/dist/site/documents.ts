import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Parser } from 'htmlparser2'
import { dist } from './read.ts'

export const textOf = (path: string): string => readFileSync(join(dist, path), 'utf8')

/** One `<url>` or `<sitemap>` row. */
export interface SitemapRow {
  loc: string
  lastmod: string | undefined
  alternates: { hreflang: string; href: string }[]
}

/** Read by an XML parser of its own, not by what wrote it. */
export function sitemapRows(path: string): SitemapRow[] {
  const rows: SitemapRow[] = []
  let text = ''
  const parser = new Parser(
    {
      onopentag(name, at) {
        text = ''
        if (name === 'url' || name === 'sitemap') rows.push({ loc: '', lastmod: undefined, alternates: [] })
        if (name === 'xhtml:link' && at['rel'] === 'alternate')
          rows.at(-1)?.alternates.push({ hreflang: at['hreflang'] ?? '', href: at['href'] ?? '' })
      },
      ontext(part) {
        text += part
      },
      onclosetag(name) {
        const row = rows.at(-1)
        if (row && name === 'loc') row.loc = text
        if (row && name === 'lastmod') row.lastmod = text
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(textOf(path))
  return rows
}

/** Width and height of a PNG, by its header; undefined for other bytes. */
export function pngSize(path: string): { width: number; height: number } | undefined {
  const bytes = readFileSync(join(dist, path))
  if (bytes.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') return undefined
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}
