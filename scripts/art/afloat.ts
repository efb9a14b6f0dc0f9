/** What lies on the hero's map, drawn as two pictures so that the page holds two elements and not sixty.
 * Copies of what the same sheet holds already: compressed they cost next to nothing. */
import { beached, beside, type Stone, under } from '#ui/art/afloat.ts'
import type { Drawing } from './sheet.ts'
import { recipes, stone } from './stones.ts'

export const box = '0 0 2400 1100'
const short = (n: number) => String(Math.round(n * 1000) / 1000)

export const at = (x: number, y: number, scale: number, body: string) =>
  `<g transform="translate(${short(x)} ${short(y)})scale(${short(scale)})">${body}</g>`

export function afloat(): Record<string, Drawing> {
  const known = recipes()
  const lay = (stones: readonly Stone[]) =>
    stones
      .map(([code, x, y, size]) => at(x - size / 2, y - size / 2, size / 120, stone(known.get(code)!)))
      .join('')
  return {
    beside: { viewBox: box, body: lay([...beside, ...beached]) },
    under: { viewBox: box, body: lay(under) },
  }
}
