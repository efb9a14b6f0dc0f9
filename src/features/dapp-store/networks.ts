import type { Dapp } from '#sources/model.ts'
import type { Directory } from './directory.ts'

const onCard = 4

export const networkName = ({ networkOf }: Directory, code: string): string =>
  networkOf.get(code)?.title ?? code.toUpperCase()

/** The networks a card has room for, how many more there are, and all their names. */
export function shownNetworks({ chains }: Dapp, directory: Directory) {
  return {
    shown: chains.slice(0, onCard),
    more: Math.max(0, chains.length - onCard),
    names: chains.map(code => networkName(directory, code)),
  }
}
