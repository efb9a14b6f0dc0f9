/** Where the stones lie on the hero's map (2400 x 1100; the phone's place is around 1488 561).
 * Beside the text they keep clear of phone and extension; under the text the phone is half as large
 * again on the map, so another set lies in the strips it leaves. */
import type { StoneCode } from './stone-codes.ts'

export type Stone = readonly [code: StoneCode, x: number, y: number, size: number]

/** Named under the stone, like a sounding. */
export const beside: readonly Stone[] = [
  ['eth', 1192, 548, 92],
  ['btc', 1345, 190, 76],
  ['arb', 1640, 300, 68],
  ['solana', 1790, 218, 88],
  ['base', 1668, 452, 62],
  ['aptos', 1812, 440, 58],
  ['trx', 1138, 704, 80],
  ['matic', 1404, 892, 58],
  ['oe', 1098, 838, 50],
  ['bsc', 1986, 236, 70],
  ['avax', 1925, 400, 54],
  ['mantle', 1930, 820, 64],
]

/** Small ones on the dry sand, without a name. */
export const beached: readonly Stone[] = [
  ['linea', 1222, 280, 30],
  ['scroll', 894, 830, 22],
  ['blast', 846, 872, 34],
]

export const under: readonly Stone[] = [
  ['eth', 1702, 190, 104],
  ['btc', 1694, 336, 88],
  ['trx', 1706, 480, 92],
  ['solana', 1858, 262, 100],
  ['arb', 1868, 436, 84],
  ['base', 1090, 300, 84],
  ['matic', 1066, 470, 76],
  ['oe', 1098, 640, 72],
]
