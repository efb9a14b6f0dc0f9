import { describe, expect, it } from 'vitest'
import { readSettings } from '#config/settings.ts'
import { codes } from '#i18n/languages.ts'
import { routeOptions, type routes } from '#i18n/routes.ts'
import { none } from './none.ts'
import { type SitemapRow, sitemapRows, textOf } from './site/documents.ts'
import { shown } from './site/kinds.ts'
import type { Page } from './site/page.ts'
import { site } from './site/read.ts'

const base = readSettings().SITE_URL
const absolute = (path: string) => `${base}${path}`
const noindex = (page: Page) => /(?:^|[\s,])noindex(?:[\s,]|$)/.test(page.meta['robots'] ?? '')
const isHome = (page: Page) => page.address === '/' || codes.some(lang => page.address === `/${lang}/`)
const named = (one: { hreflang: string; href: string }[]) =>
  one.map(({ hreflang, href }) => `${hreflang} ${href}`).sort()

/** Of all pages, also those that no search engine shows; what head.test.ts asks of the shown ones is asked there. */
describe('what crawlers are told by pages', async () => {
  const { pages, at } = await site()
  const owner = (page: Page) => (page.canonical ? at.get(page.canonical.slice(base.length)) : undefined)

  it('names as canonical a page that is, in whole, and that names itself', () => {
    const faults = pages.flatMap(page => {
      if (!page.canonical) return shown(page) || !noindex(page) ? [`${page.address}: no canonical`] : []
      if (!page.canonical.startsWith(`${base}/`))
        return [`${page.address}: ${page.canonical} is not absolute`]
      const target = owner(page)
      if (!target) return [`${page.address}: ${page.canonical} does not exist`]
      return target.canonical === page.canonical ? [] : [`${page.address}: ${page.canonical} names another`]
    })
    none(faults, 'canonical leads to the page itself, or to one that is its own canonical')
  })

  it('gives the same address to those who share it', () => {
    const faults = pages.filter(page => page.canonical && page.meta['og:url'] !== page.canonical)
    none(
      faults.map(page => `${page.address}: og:url ${page.meta['og:url']}`),
      'og:url is the canonical address',
    )
  })

  it('names the same other languages on each of them, all of them searchable', () => {
    const faults = pages.flatMap(page => {
      if (page.alternates.length === 0) return []
      const own = named(page.alternates).join()
      return [
        ...(page.alternates.some(({ href }) => href === page.canonical)
          ? []
          : [`${page.address}: its own address is not among its languages`]),
        ...page.alternates.flatMap(({ href }) => {
          const other = at.get(href.slice(base.length))
          if (!href.startsWith(`${base}/`) || !other) return [`${page.address}: ${href} is no page`]
          if (noindex(other) && !noindex(page)) return [`${page.address}: ${href} is not for searching`]
          return named(other.alternates).join() === own ? [] : [`${page.address}: ${href} names others`]
        }),
      ]
    })
    none(faults, 'pages that say the same carry one list of hreflang')
  })

  it('keeps from searching what the routes keep, and nothing else', () => {
    const faults = pages.flatMap(page => {
      const hidden = page.route
        ? !routeOptions(page.route as keyof typeof routes).index || page.address === '/'
        : !page.address.startsWith('/static/')
      return hidden === noindex(page)
        ? []
        : [`${page.address}: is ${hidden ? 'open to' : 'kept from'} searching`]
    })
    none(faults, 'index in src/i18n/routes.ts decides')
    expect(pages.some(noindex)).toBe(true)
  })
})

describe('structured data', async () => {
  const { pages } = await site()
  const crumbed = new Set(
    'dapp dappCategory dappCategoryPage dappNetwork dappNetworkPage article entry downloadApp downloadPc downloadExtension downloadHardware submitDapp submitToken submitNft submitChain'.split(
      ' ',
    ),
  )
  const offering = new Set(['download', 'downloadApp', 'downloadPc'])
  const graphs = pages.map(page => ({
    page,
    raw: page.data.filter(text => text.includes('schema.org')),
    nodes: page.data
      .map(text => JSON.parse(text))
      .filter(one => one['@context'] === 'https://schema.org')
      .flatMap(one => one['@graph'] as Record<string, unknown>[]),
  }))

  it('cannot close the element that holds it', () => {
    const faults = graphs.filter(({ raw }) => raw.some(text => text.includes('<')))
    none(
      faults.map(({ page }) => page.address),
      'write it with safeJson',
    )
  })

  it('is of the types that belong to the page', () => {
    const faults = graphs.flatMap(({ page, nodes }) => {
      const types = nodes.map(node => node['@type']).join(' ')
      const wanted = isHome(page)
        ? 'Organization WebSite'
        : [
            ...(page.route && offering.has(page.route) ? ['SoftwareApplication'] : []),
            ...(page.route && crumbed.has(page.route) ? ['BreadcrumbList'] : []),
          ].join(' ')
      return types === wanted ? [] : [`${page.address}: ${types || 'none'}, not ${wanted || 'none'}`]
    })
    none(faults, 'homes say who we are, pages below another where they stand: give Base its crumbs')
  })

  it('leads step by step to the page itself', () => {
    const faults = graphs.flatMap(({ page, nodes }) =>
      nodes
        .filter(node => node['@type'] === 'BreadcrumbList')
        .flatMap(node => {
          const steps = node['itemListElement'] as { position: number; name: string; item: string }[]
          const inOrder = steps.every(({ position, name }, i) => position === i + 1 && name.trim())
          if (!inOrder || steps.length < 2) return [`${page.address}: a step without number or name`]
          if (new Set(steps.map(({ item }) => item)).size !== steps.length)
            return [`${page.address}: a step twice`]
          return steps.at(-1)!.item === page.canonical
            ? []
            : [`${page.address}: ends at ${steps.at(-1)!.item}`]
        }),
    )
    none(faults, 'the last crumb is the page')
  })
})

describe('the sitemap', async () => {
  const { pages, files } = await site()
  const index = sitemapRows('/sitemap-index.xml')
  const parts = index.map(({ loc }) => loc.slice(base.length))
  const rows = parts.filter(part => files.has(part)).flatMap(sitemapRows)
  const byLoc = new Map(rows.map(row => [row.loc, row]))
  const wanted = pages.filter(page => !noindex(page))
  const both = (of: (page: Page, row: SitemapRow) => string[]) =>
    wanted.flatMap(page => {
      const row = byLoc.get(absolute(page.address))
      return row ? of(page, row) : []
    })

  it('index names every part, and robots.txt names the index', () => {
    const there = [...files.keys()].filter(path => path.startsWith('/sitemaps/')).sort()
    expect([...parts].sort()).toEqual(there)
    expect(textOf('/robots.txt').match(/^Sitemap: (.*)$/m)?.[1]).toBe(absolute('/sitemap-index.xml'))
  })

  it('holds exactly the pages that are for searching, each once', () => {
    expect(rows.length).toBeGreaterThan(codes.length * 10)
    const addresses = new Set(wanted.map(page => absolute(page.address)))
    none(
      [
        ...[...addresses].filter(one => !byLoc.has(one)).map(one => `${one}: is missing`),
        ...rows.filter(({ loc }) => !addresses.has(loc)).map(({ loc }) => `${loc}: is not for searching`),
        ...(rows.length === byLoc.size ? [] : ['a page stands twice']),
      ],
      'scripts/build/sitemap.ts reads what pages say of themselves',
    )
  })

  it('gives each page the languages that the page itself names', () => {
    none(
      both((page, row) =>
        named(row.alternates).join() === named(page.alternates).join() ? [] : [`${page.address}: differs`],
      ),
      'alternates come from the page',
    )
  })

  it('dates pages by their content, never by the build', () => {
    const faults = both((page, row) => {
      const dated = page.route === 'article' || page.address.startsWith('/static/')
      if (dated && !row.lastmod) return [`${page.address}: has no lastmod`]
      if (!row.lastmod) return []
      const shownDay = page.times[0]?.slice(0, 10) ?? row.lastmod
      if (!/^\d{4}-\d\d-\d\d$/.test(row.lastmod)) return [`${page.address}: ${row.lastmod} is no date`]
      if (row.lastmod !== page.meta['article:modified_time']?.slice(0, 10))
        return [`${page.address}: ${row.lastmod} is not what the page says`]
      return row.lastmod < shownDay ? [`${page.address}: ${row.lastmod} is before ${shownDay}`] : []
    })
    none(faults, 'pass `modified` from the content')
    expect(new Set(rows.map(row => row.lastmod)).size).toBeGreaterThan(5)
  })

  it('stays within what a search engine reads', () => {
    for (const part of parts) {
      expect(sitemapRows(part).length, part).toBeLessThanOrEqual(50_000)
      expect(files.get(part)?.size, part).toBeLessThan(50 * 1024 * 1024)
    }
  })

  it('names no page that robots.txt closes', () => {
    const closed = [...textOf('/robots.txt').matchAll(/^Disallow: (\S+)$/gm)].map(([, path]) => path!)
    expect(closed).toContain('/api/')
    const faults = wanted.filter(page => closed.some(path => page.address.startsWith(path)))
    none(
      faults.map(page => page.address),
      'src/pages/robots.txt.ts',
    )
  })
})
