import { limits } from '#config/limits.ts'

export type AddressFault = 'address'

/**
 * What is wrong with an address on a network, if anything. The one seam for the checks per family:
 * until a family is known here, only what no network has is refused (spaces, controls, other alphabets).
 */
export function addressFault(_network: string, address: string): AddressFault | undefined {
  const fits = address.length <= limits.text.address && /^[\x21-\x7e]+$/.test(address)
  return fits ? undefined : 'address'
}
