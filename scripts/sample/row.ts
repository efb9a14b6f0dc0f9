import { limits } from '#config/limits.ts'
import { addressOn, networkCodes } from './addresses.ts'
import { categoriesOf } from './categories.ts'
import { type Fact, networksOf } from './choose.ts'

/** How many rows the hot category holds: those that are described in every language. */
export const HOTTEST = 60

/** The domain is what a dapp keeps when it changes its name, so favourites outlive a new title. */
export const hidOf = (fact: Fact): string => fact.domain.replaceAll('.', '-')

/** Facts that no source gives (connection, languages, dates, icon, contracts) are not in the row: unknown. */
export function rowOf(fact: Fact, slug: string, index: number) {
  const hot = index + 1
  return {
    hid: hidOf(fact),
    slug,
    title: fact.name,
    url: fact.url,
    category_ids: [...(hot <= HOTTEST ? [limits.hotCategoryId] : []), ...categoriesOf(fact)],
    chains: networksOf(fact).filter(code => networkCodes.has(code)),
    hot,
    audits: fact.audits,
    tokens: tokensOf(fact),
  }
}

/**
 * All addresses in the facts are tokens. A list without networks is read as Ethereum by its publisher, so the same
 * address again on a network that the dapp does not name is an echo, not a second token.
 */
function tokensOf(fact: Fact) {
  const tokens = fact.contracts.flatMap(({ network, address, symbol }) => {
    const written = addressOn(network, address)
    return written ? [{ chain: network, symbol, address: written }] : []
  })
  return tokens.filter(
    ({ chain, address }) =>
      fact.networks.includes(chain) ||
      !tokens.some(other => other.address === address && other.chain !== chain),
  )
}
