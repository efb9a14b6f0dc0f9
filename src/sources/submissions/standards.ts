/** Token standards with the numeric values that the API knows them by, per family of networks. */
export const standards = {
  btc: { BRC20: 3, Rune: 7, RGB20: 8, Omni: 4 },
  evm: { ERC20: 0, ERC721: 1, ERC1155: 2, ERC404: 5 },
  sol: {
    SOL_NFT: 6,
    SOL_FungibleAssets: 9,
    SOL_Fungible: 10,
    SOL_NonFungibleEdition: 11,
    SOL_ProgrammableNonFungible: 12,
    SOL_ProgrammableNonFungibleEdition: 13,
  },
} as const

type Values<T> = T extends unknown ? keyof T & string : never
export type Standard = Values<(typeof standards)[keyof typeof standards]>

const all: Record<string, number> = { ...standards.btc, ...standards.evm, ...standards.sol }

/** What a collectible can be; the rest are tokens. ERC-404 is both. */
export const nftStandards = [
  'ERC721',
  'ERC1155',
  'ERC404',
  'SOL_NFT',
  'SOL_NonFungibleEdition',
  'SOL_ProgrammableNonFungible',
  'SOL_ProgrammableNonFungibleEdition',
] as const satisfies Standard[]

export const tokenStandards = [
  'BRC20',
  'Rune',
  'RGB20',
  'Omni',
  'ERC20',
  'ERC404',
  'SOL_FungibleAssets',
  'SOL_Fungible',
] as const satisfies Standard[]

export const standardValue = (name: Standard): number => all[name]!
