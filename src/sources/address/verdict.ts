/**
 * `form`: how the network itself writes the address (an EVM one with its EIP-55 capitals).
 * `shape`: not an address of this kind; `checksum`: mistyped; `network`: of another network of the family.
 */
export type Verdict = { ok: true; form: string } | { ok: false; fault: 'shape' | 'checksum' | 'network' }

export const good = (form: string): Verdict => ({ ok: true, form })
export const bad = (fault: 'shape' | 'checksum' | 'network'): Verdict => ({ ok: false, fault })

/** A decoder that throws on a wrong checksum. */
export function decoded<T>(decode: () => T): T | undefined {
  try {
    return decode()
  } catch {
    return undefined
  }
}
