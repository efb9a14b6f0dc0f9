import type { Dapp } from '#sources/model.ts'
import type { Directory } from './arrange.ts'

/** A card has room for so many. */
export const onCard = 3

export const networkName = ({ networkOf }: Directory, code: string): string =>
  networkOf.get(code)?.title ?? code.toUpperCase()

/** The networks a card has room for, and how many more there are. */
export function shownNetworks({ chains }: Dapp) {
  return {
    shown: chains.slice(0, onCard),
    more: Math.max(0, chains.length - onCard),
  }
}
