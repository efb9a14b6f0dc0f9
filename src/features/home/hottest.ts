import type { Category, Dapp } from '#sources/model.ts'

/** Lower ranks first, unranked ones never. */
export const hottest = (dapps: readonly Dapp[], count: number): Dapp[] =>
  dapps
    .filter(dapp => dapp.hot !== undefined)
    .toSorted((a, b) => a.hot! - b.hot!)
    .slice(0, count)

/** What a dapp is, in one word: its first category of these. */
export const kindOf = (dapp: Dapp, categories: readonly Category[]): string | undefined =>
  categories.find(({ hid }) => dapp.categoryIds.includes(hid))?.title
