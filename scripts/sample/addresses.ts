import facts from '#sources/sample/facts/networks.json' with { type: 'json' }
import { keccak256 } from './keccak.ts'

type Family = keyof typeof facts.address_families

const families = new Map(facts.networks.map(network => [network.code, network.address_family as Family]))

export const networkCodes: ReadonlySet<string> = new Set(families.keys())

/** EIP-55: a letter is upper case where the hash of the lower-case address has a digit of 8 or more. */
export function checksummed(address: string): string {
  const digits = address.slice(2).toLowerCase()
  const hash = keccak256(digits)
  return `0x${[...digits].map((digit, i) => (Number.parseInt(hash[i]!, 16) >= 8 ? digit.toUpperCase() : digit)).join('')}`
}

const isMixed = (address: string) => /[a-f]/.test(address.slice(2)) && /[A-F]/.test(address.slice(2))

/** The address in the form its network writes it, or null when it cannot be one of that network. */
export function addressOn(network: string, address: string): string | null {
  const family = families.get(network)
  if (!family || !new RegExp(facts.address_families[family].re).test(address)) return null
  if (family === 'solana') return base58Length(address) === 32 ? address : null
  if (family !== 'evm') return address
  const written = checksummed(address)
  return isMixed(address) && address !== written ? null : written
}

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

function base58Length(text: string): number {
  const zeros = text.length - text.replace(/^1+/, '').length
  let value = 0n
  for (const letter of text) value = value * 58n + BigInt(ALPHABET.indexOf(letter))
  return zeros + (value ? Math.ceil(value.toString(16).length / 2) : 0)
}
