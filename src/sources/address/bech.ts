import { bech32, bech32m } from '@scure/base'
import { versioned } from './base58.ts'
import { bad, decoded, good, type Verdict } from './verdict.ts'

type Text = `${string}1${string}`

/** bech32 with one prefix and a payload of one of these lengths. */
export const prefixed =
  (shape: RegExp, prefix: string, lengths: readonly number[]) =>
  (address: string): Verdict => {
    if (!shape.test(address)) return bad('shape')
    const read = decoded(() => bech32.decode(address as Text))
    if (!read) return bad('checksum')
    if (read.prefix !== prefix) return bad('network')
    const bytes = decoded(() => bech32.fromWords(read.words))
    return bytes && lengths.includes(bytes.length) ? good(address) : bad('shape')
  }

const legacy = versioned(/^[13][1-9A-HJ-NP-Za-km-z]{25,34}$/, [0x00, 0x05])

/** Base58 of the old kinds, bech32 for witness version 0, bech32m from 1 on. */
export function bitcoin(address: string): Verdict {
  if (!/^(bc1[02-9ac-hj-np-z]{11,71}|BC1[02-9AC-HJ-NP-Z]{11,71})$/.test(address)) return legacy(address)
  const low = address.toLowerCase() as Text
  for (const [code, isRight] of [
    [bech32, (version: number, size: number) => version === 0 && (size === 20 || size === 32)],
    [bech32m, (version: number, size: number) => version > 0 && version <= 16 && size >= 2 && size <= 40],
  ] as const) {
    const read = decoded(() => code.decode(low))
    const [version = 0, ...words] = read?.words ?? []
    const bytes = read && decoded(() => code.fromWords(words))
    if (bytes && isRight(version, bytes.length)) return good(low)
  }
  return bad('checksum')
}
