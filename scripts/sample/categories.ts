import type { Fact } from './choose.ts'

/** Category of the facts -> id in categories.json. */
const categoryIds: Record<string, number> = {
  exchange: 1,
  lending: 2,
  bridge: 3,
  'liquid staking': 4,
  yield: 5,
  'stablecoin/payments': 6,
  derivatives: 7,
  'nft market': 8,
  games: 9,
  social: 10,
  'DAO/governance': 11,
  bitcoin: 12,
  tools: 13,
  'launch/AI-other': 14,
}

/** A tag that names another category puts the dapp there too. */
const tagCategories: Record<string, string> = {
  exchange: 'exchange',
  lending: 'lending',
  bridge: 'bridge',
  'liquid-staking': 'liquid staking',
  yield: 'yield',
  stablecoin: 'stablecoin/payments',
  perps: 'derivatives',
  nft: 'nft market',
}

export function categoriesOf(fact: Fact): number[] {
  const names = [fact.category, ...fact.tags.flatMap(tag => tagCategories[tag] ?? [])]
  return [...new Set(names)].map(name => {
    const id = categoryIds[name]
    if (!id)
      throw new Error(`facts/dapps.json: ${fact.name}: category "${name}" has no id; add it to categoryIds`)
    return id
  })
}
