import type { Dapp } from '#sources/model.ts'

/** What a dapp's page tells, in the order it is told; each is a word under `store:detail`. */
const told = {
  networks: ({ chains }: Dapp) => chains.length > 0,
  contracts: ({ contracts }: Dapp) => contracts.length > 0,
  tokens: ({ tokens }: Dapp) => tokens.length > 0,
  audits: ({ audits }: Dapp) => audits.length > 0,
  categories: ({ categoryIds }: Dapp) => categoryIds.length > 0,
  connection: ({ tpConnect }: Dapp) => tpConnect !== undefined,
  languages: ({ langs }: Dapp) => langs.length > 0,
  updated: ({ updateTime }: Dapp) => updateTime !== undefined,
}
type Told = keyof typeof told

/** What is not known of it: said once, together, instead of an empty row each. */
export const gapsOf = (dapp: Dapp): Told[] => (Object.keys(told) as Told[]).filter(name => !told[name](dapp))
