import type { Category, Dapp } from '#sources/model.ts'

/** The coolest of the hot: lower ranks first, unranked ones never. */
export const hottest = (dapps: readonly Dapp[], count: number): Dapp[] =>
  dapps
    .filter(dapp => dapp.hot !== undefined)
    .toSorted((a, b) => a.hot! - b.hot!)
    .slice(0, count)

/** What a dapp is, in one word: its first category that is more than 'hot'. */
export const kindOf = (dapp: Dapp, categories: readonly Category[], hot: string): string | undefined =>
  categories.find(({ hid }) => hid !== hot && dapp.categoryIds.includes(hid))?.title
