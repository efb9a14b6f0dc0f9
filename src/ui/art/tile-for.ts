import { hash } from './hash.ts'

export const tileGlyphs = [
  ...['scallop', 'nautilus', 'star', 'urchin', 'wave', 'fish'],
  ...['kelp', 'jelly', 'dollar', 'barnacle', 'sail', 'moon'],
] as const

/** Colour classes `tile-0` to `tile-9`; art.css gives each a ground and a glyph colour. */
export const tileColours = 10

/** Glyph and colour for a dapp without an icon, always the same for one hid. */
export function tileFor(hid: string): { glyph: string; colour: string } {
  const number = hash(hid)
  return {
    glyph: `tile-${tileGlyphs[number % tileGlyphs.length]}`,
    colour: `tile-${(number >>> 8) % tileColours}`,
  }
}
