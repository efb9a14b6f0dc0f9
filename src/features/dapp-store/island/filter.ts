import { type Facets, fold, type Listing } from './format.ts'

export interface Filters {
  q: string
  category: string
  network: string
}

export const noFilters: Filters = { q: '', category: '', network: '' }
export const longestQuery = 60
/** the shelf that holds everything */
export const allCategories = 'all'

/** The address says what is shown; names as the specification and our links write them. */
export function readFilters(search: string): Filters {
  const query = new URLSearchParams(search)
  const read = (name: string) => (query.get(name) ?? '').slice(0, longestQuery).trim()
  return { q: read('q'), category: read('category_id'), network: read('network') }
}

export function writeFilters({ q, category, network }: Filters): string {
  const query = new URLSearchParams()
  if (q) query.set('q', q)
  if (category) query.set('category_id', category)
  if (network) query.set('network', network)
  const text = query.toString()
  return text && `?${text}`
}

/** Whether the first cards of the page, which are in its HTML, already are the answer. */
export const isStill = ({ q, category, network }: Filters, first: string): boolean =>
  !q && !network && (!category || category === first)

/**
 * Names that begin with the query, then names with a word that does, then names that hold it; each hottest first.
 * A search looks through all categories unless one is chosen; so does a network.
 */
export function find(all: readonly Listing[], facets: Facets | undefined, filters: Filters): Listing[] {
  const category = facets?.categories.findIndex(([hid]) => hid === filters.category) ?? -1
  const network = facets?.networks.findIndex(([code]) => code === filters.network) ?? -1
  const fits = ({ place }: Listing) =>
    (!filters.category ||
      filters.category === allCategories ||
      facets?.dapps[place]?.[1].includes(category)) &&
    (!filters.network || facets?.dapps[place]?.[2].includes(network))
  const q = fold(filters.q)
  const ranked = all.flatMap(listing => {
    const at = q ? listing.folded.indexOf(q) : 0
    if (at < 0 || !fits(listing)) return []
    return [{ listing, rank: at === 0 ? 0 : listing.folded.includes(` ${q}`) ? 1 : 2 }]
  })
  return ranked
    .toSorted((a, b) => a.rank - b.rank || a.listing.place - b.listing.place)
    .map(({ listing }) => listing)
}
