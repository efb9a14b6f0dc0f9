/** Words that pages of ours stand on; a row with one of them gets the suffix `-1`. */
const reserved = new Set([
  'detail',
  'category',
  'network',
  'page',
  'tag',
  'search',
  'atom.xml',
  'feed.json',
  '404',
  'index',
])

export const pathId = (id: string): string => (reserved.has(id.toLowerCase()) ? `${id}-1` : id)

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 48)
    .replace(/-+$/, '')

interface Named {
  hid: string
  title: string
  url: string
  slug?: string | undefined
}

/**
 * One slug a dapp, the same in every language: the first that wants a name gets it, the next one adds its hid.
 * Give the English rows first: their titles make the best slugs.
 */
export function assignSlugs(rows: Iterable<Named>): Map<string, string> {
  const byHid = new Map<string, string>()
  const taken = new Set<string>()
  for (const row of rows) {
    if (byHid.has(row.hid)) continue
    const host = new URL(row.url).hostname.replace(/^www\./, '')
    const wish = pathId(row.slug ?? (plain(row.title) || plain(host) || 'dapp'))
    const slug = taken.has(wish) ? free(`${wish}-${plain(row.hid) || 'x'}`, taken) : wish
    taken.add(slug)
    byHid.set(row.hid, slug)
  }
  return byHid
}

function free(wish: string, taken: Set<string>): string {
  let slug = wish
  for (let next = 2; taken.has(slug); next++) slug = `${wish}-${next}`
  return slug
}
