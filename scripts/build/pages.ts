import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a finished page says of itself in its head: the sitemap believes nothing else. */
export interface PageFacts {
  canonical: string
  indexable: boolean
  alternates: { hreflang: string; href: string }[]
  modified: string | undefined
}

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&')

function factsOf(html: string): PageFacts | undefined {
  const head = html.slice(0, html.indexOf('</head>'))
  const tags = head.match(/<(?:link|meta)\b[^>]*>/g) ?? []
  const links = tags.filter(tag => tag.startsWith('<link'))
  const canonical = links.find(tag => attribute(tag, 'rel') === 'canonical')
  if (!canonical) return
  const meta = (key: string, value: string) => tags.find(tag => attribute(tag, key) === value)
  return {
    canonical: attribute(canonical, 'href') ?? '',
    indexable: !attribute(meta('name', 'robots') ?? '', 'content')?.includes('noindex'),
    alternates: links
      .filter(tag => attribute(tag, 'rel') === 'alternate' && attribute(tag, 'hreflang'))
      .map(tag => ({ hreflang: attribute(tag, 'hreflang') ?? '', href: attribute(tag, 'href') ?? '' })),
    modified: attribute(meta('property', 'article:modified_time') ?? '', 'content'),
  }
}

/** Every indexable page of dist, once, in the order of its address. */
export function indexablePages(dist: string): PageFacts[] {
  const pages = globSync('**/*.html', { cwd: dist })
    .map(file => factsOf(readFileSync(join(dist, file), 'utf8')))
    .filter(facts => facts !== undefined)
    .filter(facts => facts.indexable)
  const once = new Map(pages.map(facts => [facts.canonical, facts]))
  return [...once.values()].sort((a, b) => (a.canonical < b.canonical ? -1 : 1))
}
