import { limits } from '#config/limits.ts'
import { checkAddress } from '../address/check.ts'

export type AddressFault = 'address'

/**
 * What is wrong with an address on a network, if anything. For a network without a rule of its own, only what
 * no network has is refused (spaces, controls, other alphabets).
 */
export function addressFault(network: string, address: string): AddressFault | undefined {
  const fits = address.length <= limits.text.address && /^[\x21-\x7e]+$/.test(address)
  const verdict = fits ? checkAddress(network, address) : undefined
  return fits && verdict?.ok !== false ? undefined : 'address'
}
