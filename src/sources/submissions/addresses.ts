import { limits } from '#config/limits.ts'
import { checkAddress } from '../address/check.ts'

type AddressFault = 'address' | 'addressChecksum' | 'addressNetwork'

const faultOf = { shape: 'address', checksum: 'addressChecksum', network: 'addressNetwork' } as const

/** What is wrong with an address on a network, if anything. A network without a known rule refuses little. */
export function addressFault(network: string, address: string): AddressFault | undefined {
  if (address.length > limits.text.address || !/^[\x21-\x7e]+$/.test(address)) return 'address'
  const verdict = checkAddress(network, address)
  return verdict && !verdict.ok ? faultOf[verdict.fault] : undefined
}

/** Several addresses are separated by commas, also by the wide ones of Chinese keyboards. */
export const addressList = (text: string): string[] =>
  text
    .split(/[,，]/)
    .map(part => part.trim())
    .filter(Boolean)

/** The first fault of a list whose members must each fit one of the networks. */
export function addressesFault(text: string, networks: readonly string[]): AddressFault | undefined {
  for (const address of addressList(text)) {
    const faults = networks.map(network => addressFault(network, address))
    if (faults.includes(undefined)) continue
    return faults.find(fault => fault !== 'address') ?? 'address'
  }
  return undefined
}

/** The address as it is written properly (EIP-55 and its like), where its network has such a rule. */
export function properAddress(network: string, address: string): string {
  const verdict = checkAddress(network, address)
  return verdict?.ok ? verdict.form : address
}
