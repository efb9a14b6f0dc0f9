import { hash } from './hash.ts'
import { type StoneCode, stoneCodes } from './stone-codes.ts'

/** Stones for whoever has none of their own, `any0` to `any7`. */
export const genericStones = 8

const own: ReadonlySet<string> = new Set(stoneCodes)

type StoneId = StoneCode | `any${number}`

/** The stone of a network code, or a steady choice of the generic ones for anything else (a dapp's hid). */
export function stoneFor(name: string): StoneId {
  const code = name.toLowerCase()
  return own.has(code) ? (code as StoneCode) : `any${hash(name) % genericStones}`
}
