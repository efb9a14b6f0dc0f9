import { brand, mailAddress } from '#config/brand.ts'
import { links } from '#config/links.ts'
import { type Lang, languages } from '#i18n/languages.ts'

export interface Crumb {
  label: string
  href: string
}

type Json = Record<string, unknown>

const set = (values: readonly string[]) => values.filter(Boolean)

const organization = (site: URL): Json => ({
  '@type': 'Organization',
  '@id': new URL('/#organization', site).href,
  name: brand.name,
  url: new URL('/en/', site).href,
  logo: new URL('/icon-512.png', site).href,
  foundingDate: String(brand.founded),
  email: mailAddress('support'),
  ...(set(Object.values(links.social)).length ? { sameAs: set(Object.values(links.social)) } : {}),
})

const website = (site: URL, lang: Lang, description: string): Json => ({
  '@type': 'WebSite',
  '@id': new URL(`/${lang}/#website`, site).href,
  name: brand.name,
  description,
  url: new URL(`/${lang}/`, site).href,
  inLanguage: languages[lang].tag,
  publisher: { '@id': new URL('/#organization', site).href },
})

const breadcrumbs = (site: URL, crumbs: readonly Crumb[]): Json => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.label,
    item: new URL(crumb.href, site).href,
  })),
})

/** The app that a download page offers. It costs nothing; we have no ratings, so none are given. */
const software = (site: URL, lang: Lang, description: string, operatingSystem: string): Json => ({
  '@type': 'SoftwareApplication',
  name: brand.name,
  description,
  applicationCategory: 'FinanceApplication',
  operatingSystem,
  inLanguage: languages[lang].tag,
  offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
  publisher: { '@type': 'Organization', name: brand.name, url: new URL('/en/', site).href },
})

/** What search engines read; `<` never appears in it, so no value can close the element that holds it. */
export function graph(
  site: URL,
  lang: Lang,
  description: string,
  home: boolean,
  crumbs: readonly Crumb[],
  systems?: string,
): string {
  const nodes = [
    ...(home ? [organization(site), website(site, lang, description)] : []),
    ...(systems ? [software(site, lang, description, systems)] : []),
    ...(crumbs.length > 1 ? [breadcrumbs(site, crumbs)] : []),
  ]
  return nodes.length ? safeJson({ '@context': 'https://schema.org', '@graph': nodes }) : ''
}

const safeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
