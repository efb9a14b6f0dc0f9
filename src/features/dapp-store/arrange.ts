import type { Category, Dapp, Network, Section } from '#sources/model.ts'
import { allCategories } from './island/filter.ts'

/** A shelf of the store: a category or a network, with the dapps on it, hottest first. */
export interface Shelf {
  id: string
  title: string
  dapps: Dapp[]
}

export interface Directory {
  dapps: Dapp[]
  byHid: ReadonlyMap<string, Dapp>
  categories: Shelf[]
  /** those that a dapp of the directory runs on, the most used first */
  networks: Shelf[]
  networkOf: ReadonlyMap<string, Network>
  ranking: Section | undefined
}

/** The shelf that holds everything; a host's category of that name stays out. */
export const allId = allCategories

/** Ranked ones first, the rest in the host's order. */
const hottestFirst = (dapps: readonly Dapp[]): Dapp[] =>
  dapps.toSorted((a, b) => (a.hot ?? Number.POSITIVE_INFINITY) - (b.hot ?? Number.POSITIVE_INFINITY) || 0)

export function arrange(
  rows: readonly Dapp[],
  categories: readonly Category[],
  chains: readonly Network[],
  sections: readonly Section[],
): Directory {
  const dapps = hottestFirst(rows)
  const shelf = (id: string, title: string, dapps: Dapp[]): Shelf => ({ id, title, dapps })
  return {
    dapps,
    byHid: new Map(dapps.map(dapp => [dapp.hid, dapp])),
    categories: categories
      .filter(({ hid }) => hid !== allId)
      .map(({ hid, title }) =>
        shelf(
          hid,
          title,
          dapps.filter(dapp => dapp.categoryIds.includes(hid)),
        ),
      )
      .filter(({ dapps }) => dapps.length > 0),
    networks: chains
      .map(({ code, title }) =>
        shelf(
          code,
          title,
          dapps.filter(dapp => dapp.chains.includes(code)),
        ),
      )
      .filter(({ dapps }) => dapps.length > 0)
      .toSorted((a, b) => b.dapps.length - a.dapps.length),
    networkOf: new Map(chains.map(network => [network.code, network])),
    ranking: sections.find(({ kind, apps }) => kind === 'ranking' && apps.length > 0),
  }
}

/** The category a card names: the first that is not the hot one. */
export function categoryOf({ categoryIds }: Dapp, { categories }: Directory, hot: string): Shelf | undefined {
  const own = categories.filter(({ id }) => categoryIds.includes(id))
  return own.find(({ id }) => id !== hot) ?? own[0]
}

/** Others on the same shelf, hottest first. */
export const relatedTo = (dapp: Dapp, shelf: Shelf | undefined, count = 6): Dapp[] =>
  (shelf?.dapps ?? []).filter(({ hid }) => hid !== dapp.hid).slice(0, count)
