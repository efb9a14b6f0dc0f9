import { checkAddress } from '#sources/address/check.ts'
import facts from '#sources/sample/facts/networks.json' with { type: 'json' }

export const networkCodes: ReadonlySet<string> = new Set(facts.networks.map(({ code }) => code))

/** The address in the form its network writes it, or null when it cannot be one of that network. */
export function addressOn(network: string, address: string): string | null {
  const verdict = checkAddress(network, address)
  return verdict?.ok ? verdict.form : null
}
