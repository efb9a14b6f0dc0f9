import { blake2b } from '@noble/hashes/blake2.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base58, createBase58check } from '@scure/base'
import { bad, decoded, good, type Verdict } from './verdict.ts'

const withCheck = createBase58check(sha256)

/** base58check: one byte of version, twenty of hash, four of checksum. */
export const versioned =
  (shape: RegExp, versions: readonly number[]) =>
  (address: string): Verdict => {
    if (!shape.test(address)) return bad('shape')
    const bytes = decoded(() => withCheck.decode(address))
    if (bytes?.length !== 21) return bad('checksum')
    return versions.includes(bytes[0]!) ? good(address) : bad('network')
  }

/** base58 of exactly 32 bytes; there is no checksum. */
export function solana(address: string): Verdict {
  if (!/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(address)) return bad('shape')
  return decoded(() => base58.decode(address))?.length === 32 ? good(address) : bad('shape')
}

const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const jingtumLetters = 'jpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65rkm8oFqi1tuvAxyz'
const usual = (address: string) =>
  [...address].map(letter => letters.charAt(jingtumLetters.indexOf(letter))).join('')

/** base58check in an alphabet of its own. */
export function jingtum(address: string): Verdict {
  if (!/^j[1-9A-HJ-NP-Za-km-z]{24,34}$/.test(address)) return bad('shape')
  const bytes = decoded(() => withCheck.decode(usual(address)))
  return bytes?.length === 21 && bytes[0] === 0 ? good(address) : bad('checksum')
}

const ss58Mark = utf8ToBytes('SS58PRE')

/** SS58: the network's prefix, 32 bytes, two bytes of blake2b over all of it. */
export function substrate(address: string, prefix: number): Verdict {
  if (!/^[1-9A-HJ-NP-Za-km-z]{46,50}$/.test(address)) return bad('shape')
  const bytes = decoded(() => base58.decode(address))
  if (!bytes) return bad('shape')
  const head = bytes[0]! < 64 ? 1 : 2
  if (bytes.length !== head + 34) return bad('shape')
  const sum = blake2b(concatBytes(ss58Mark, bytes.subarray(0, -2)), { dkLen: 64 })
  if (sum[0] !== bytes.at(-2) || sum[1] !== bytes.at(-1)) return bad('checksum')
  return prefixOf(bytes) === prefix ? good(address) : bad('network')
}

const prefixOf = ([first = 0, second = 0]: Uint8Array): number =>
  first < 64 ? first : ((first & 0x3f) << 2) | (second >> 6) | ((second & 0x3f) << 8)
