import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { bad, good, type Verdict } from './verdict.ts'

/** EIP-55: a letter is a capital where the hash of the lower-case digits has an 8 or more. */
function checksummed(address: string): string {
  const digits = address.slice(2).toLowerCase()
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)))
  const letters = [...digits].map((digit, at) =>
    Number.parseInt(hash.charAt(at), 16) >= 8 ? digit.toUpperCase() : digit,
  )
  return `0x${letters.join('')}`
}

/** One case throughout carries no checksum; mixed case must be right. */
export function evm(address: string): Verdict {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return bad('shape')
  const digits = address.slice(2)
  const form = checksummed(address)
  const plain = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  return plain || address === form ? good(form) : bad('checksum')
}
