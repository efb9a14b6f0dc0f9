/** Keccak-256 as Ethereum uses it (padding 0x01); node:crypto only has SHA-3, which pads otherwise. */
const MASK = (1n << 64n) - 1n
const RATE = 136
const rotate = (lane: bigint, by: number): bigint => ((lane << BigInt(by)) | (lane >> BigInt(64 - by))) & MASK

function permute(state: bigint[]): void {
  let register = 1
  for (let round = 0; round < 24; round += 1) {
    const parity = [0, 1, 2, 3, 4].map(x => [0, 5, 10, 15, 20].reduce((sum, y) => sum ^ state[x + y]!, 0n))
    for (let i = 0; i < 25; i += 1) state[i]! ^= parity[(i + 4) % 5]! ^ rotate(parity[(i + 1) % 5]!, 1)
    let [x, y, moved] = [1, 0, state[1]!]
    for (let step = 1; step <= 24; step += 1) {
      ;[x, y] = [y, (2 * x + 3 * y) % 5]
      const kept = state[x + 5 * y]!
      state[x + 5 * y] = rotate(moved, ((step * (step + 1)) / 2) % 64)
      moved = kept
    }
    for (let row = 0; row < 25; row += 5) {
      const old = state.slice(row, row + 5)
      for (let i = 0; i < 5; i += 1)
        state[row + i] = old[i]! ^ ((old[(i + 1) % 5]! ^ MASK) & old[(i + 2) % 5]!)
    }
    for (let bit = 0; bit < 7; bit += 1) {
      if (register & 1) state[0]! ^= 1n << BigInt(2 ** bit - 1)
      register = register & 128 ? ((register << 1) ^ 0x171) & 0xff : register << 1
    }
  }
}

/** Hex digest of at most 135 bytes, which is all that an address needs. */
export function keccak256(text: string): string {
  const bytes = Buffer.from(text)
  if (bytes.length >= RATE)
    throw new Error(`keccak256: ${bytes.length} bytes, at most ${RATE - 1} fit one block`)
  const block = Buffer.alloc(RATE)
  bytes.copy(block)
  block[bytes.length] = 0x01
  block[RATE - 1]! |= 0x80
  const state = Array.from({ length: 25 }, (_, i) => (i < RATE / 8 ? block.readBigUInt64LE(i * 8) : 0n))
  permute(state)
  const out = Buffer.alloc(32)
  for (let i = 0; i < 4; i += 1) out.writeBigUInt64LE(state[i]!, i * 8)
  return out.toString('hex')
}
