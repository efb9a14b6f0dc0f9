import { hotId } from '../hot.ts'
import { onCard } from '../networks.ts'
import type { Facets } from './format.ts'

/** What a card says of the dapp at this place: as its page does, the first category that isn't the hot one. */
export function cardFacts(facets: Facets | undefined, place: number) {
  const [url, categories, networks] = facets?.dapps[place] ?? [undefined, [], []]
  const named = categories.flatMap(index => (facets?.categories[index] ? [facets.categories[index]] : []))
  const chains = networks.flatMap(index => (facets?.networks[index] ? [facets.networks[index]] : []))
  return {
    url,
    category: (named.find(([hid]) => hid !== hotId) ?? named[0])?.[1],
    networks: chains.slice(0, onCard).map(([code]) => code),
    more: Math.max(0, chains.length - onCard),
    names: chains.map(([, title]) => title).join(', '),
  }
}
