/** Which drawing lives in which file. A page loads the shell, and at most one or two more. */
import { brand } from '#config/brand.ts'
import { ringsPath } from '#ui/art/rings.ts'
import { afloat, at, box } from './afloat.ts'
import { bed } from './bed.ts'
import { dry } from './dry.ts'
import { icons } from './icons.ts'
import { flag, forest, life } from './life.ts'
import { logoBox, mark } from './logo.ts'
import { type Drawing, sheet } from './sheet.ts'
import { devices, waves } from './shell-parts.ts'
import { shore } from './shore.ts'
import { recipes, stone } from './stones.ts'
import { tiles } from './tiles.ts'

const map = <T>(from: Iterable<[string, T]>, draw: (value: T) => Drawing) =>
  Object.fromEntries([...from].map(([id, value]) => [id, draw(value)]))

const lineIcons = () => map(Object.entries(icons), d => ({ viewBox: '0 0 24 24', body: `<path d="${d}"/>` }))
const logo = {
  viewBox: logoBox,
  body: mark({
    stone: 'currentColor',
    pool: 'light-dark(var(--glass-3),var(--glass-5))',
    life: 'var(--coral)',
  }),
}

const rings = { viewBox: '0 0 200 200', body: `<path d="${ringsPath(brand.name)}"/>` }
const pebbles = () => map(recipes(), recipe => ({ viewBox: '0 0 120 120', body: stone(recipe) }))

/** What grows and rests beside the text, and under it. */
const grown = (): Record<string, Drawing> => ({
  'life-beside': {
    viewBox: box,
    body:
      at(1190, 742, 74 / 120, life.kelp.body) +
      at(1246, 796, 54 / 120, life.kelp.body) +
      at(1146, 196, 0.6, life.star.body),
  },
  'life-under': { viewBox: box, body: at(1000, 170, 0.84, life.star.body) },
})

export const sheets: Record<string, () => string> = {
  'src/ui/art/shell.svg': () =>
    sheet({ ...lineIcons(), logo, bed, ...waves, ...devices, rings, 'beach-flag': flag }),
  /** What stands for a network or a dapp, and the banner of the store. */
  'src/ui/art/stones.svg': () => sheet({ ...pebbles(), ...tiles, ...forest, ...afloat() }),
  'src/ui/art/shore.svg': () => sheet({ shore, ...life, ...grown() }),
  'src/ui/art/dry.svg': () => sheet({ dry }),
}
