const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Bytes in base32, without padding: 16 bytes are 26 characters. */
export function base32(bytes: Uint8Array): string {
  let text = ''
  let held = 0
  let bits = 0
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    for (; bits >= 5; bits -= 5) text += alphabet[(held >>> (bits - 5)) & 31]
    held &= (1 << bits) - 1
  }
  return bits > 0 ? text + alphabet[(held << (5 - bits)) & 31] : text
}

/** 128 random bits: a receipt, an unsubscribe token, a salt. */
export const random128 = (): string => base32(crypto.getRandomValues(new Uint8Array(16)))

/** As people type it: any case, with spaces or dashes. Undefined if it can be none. */
export function readRandom128(text: string): string | undefined {
  if (text.length > 64) return undefined
  const plain = text.replace(/[\s-]/g, '').toUpperCase()
  return /^[A-Z2-7]{26}$/.test(plain) ? plain : undefined
}

export async function sha256(data: string | Uint8Array): Promise<string> {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data
  const hash = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>)
  return Array.from(new Uint8Array(hash), byte => byte.toString(16).padStart(2, '0')).join('')
}
