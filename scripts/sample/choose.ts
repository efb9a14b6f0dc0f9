import file from '#sources/sample/facts/dapps.json' with { type: 'json' }

/** What we take from a row of the facts; the file holds more. */
export interface Fact {
  name: string
  url: string
  domain: string
  category: string
  tags: string[]
  networks: string[]
  networks_basis: string
  audits: { url: string }[]
  contracts: { network: string; address: string; symbol: string }[]
  rank_hint: number
  sources: string[]
  evidence: string
}

export const facts: Fact[] = file

/** Domain or code has had trouble before: these stay out of the sample whatever the lists say. */
export const leftOut = [
  'aerodrome.finance',
  'velodrome.finance',
  'balancer.fi',
  'frax.finance',
  'curve.finance',
  'cow.fi',
  'paraswap.io',
  'woo.org',
  'kyberswap.com',
  'exact.ly',
  'magiceden.io',
]

/** Networks that a source names; the rest of the column is general knowledge, so for us it is unknown. */
export const networksOf = (fact: Fact): string[] => (fact.networks_basis === 'sources' ? fact.networks : [])

/**
 * The rows of the directory, in list order: what at least two structured lists name, and of the rest only a row
 * that gives a network (or a category) its first dapp.
 */
export function chosen(): Fact[] {
  const fit = facts.filter(fact => !leftOut.includes(fact.domain))
  const listed = fit.filter(fact => fact.evidence === 'listed')
  const served = new Set(listed.flatMap(fact => [...networksOf(fact), fact.category]))
  const firsts = fit.filter(fact => {
    if (fact.evidence === 'listed') return false
    const gives = [...networksOf(fact), fact.category]
    const first = gives.some(name => !served.has(name))
    if (first) for (const name of gives) served.add(name)
    return first
  })
  return [...listed, ...firsts].sort((a, b) => a.rank_hint - b.rank_hint)
}
