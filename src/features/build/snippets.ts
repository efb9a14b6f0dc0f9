import { brand } from '#config/brand.ts'

/** Code of the developer page. Code and its comments are English in every language. */

export const find = `const wallets = new Map()

addEventListener('eip6963:announceProvider', ({ detail }) => {
  wallets.set(detail.info.rdns, detail)
})
dispatchEvent(new Event('eip6963:requestProvider'))`

export const ask = `// call this from a tap
async function connect({ provider }) {
  const [account] = await provider.request({
    method: 'eth_requestAccounts',
  })
  const chainId = await provider.request({ method: 'eth_chainId' })
  return { account, chainId }
}`

export const react = `provider.on('accountsChanged', ([account]) => {
  account ? show(account) : forget()
})
provider.on('chainChanged', chainId => reload(chainId))
provider.on('disconnect', error => offerToConnect(error))`

/** Our own page of a listed dapp; the id stands in for the visitor's. */
export const webLink = (site: string, path: string) => `${new URL(path, site).href}?id=ID`

export const appLink = `${brand.scheme}://dapp?url=${encodeURIComponent('https://app.example')}&chain=eth`

export const events = ['accountsChanged', 'chainChanged', 'connect', 'disconnect'] as const
/** EIP-1193 and EIP-1474 */
export const answers = [4001, 4100, 4902, -32002] as const
