/** What can be submitted, and the route of its form. */
const submitRoutes = {
  dapp: 'submitDapp',
  token: 'submitToken',
  nft: 'submitNft',
  chain: 'submitChain',
} as const

export type SubmitKind = keyof typeof submitRoutes

export const submitKinds = (Object.keys(submitRoutes) as SubmitKind[]).map(kind => ({
  kind,
  route: submitRoutes[kind],
}))
