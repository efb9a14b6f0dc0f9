/** A pebble for each network: one of eight outlines, a colour, a vein, and a shade on the side away from the sky.
 * Veins are cut to the outline here, in numbers, so the file needs no clip paths: some browsers
 * don't find those when a drawing is used from another file. */

import { hash } from '#ui/art/hash.ts'
import { type StoneCode, stoneCodes } from '#ui/art/stone-codes.ts'
import { genericStones } from '#ui/art/stone-for.ts'
import { type Colour, hex } from './colour.ts'
import { trace } from './curves.ts'
import { type Height, rings } from './field.ts'
import { scale, type Vein, veins } from './veins.ts'

type Recipe = readonly [shape: number, vein: Vein, body: Colour, vein: Colour]

/** Squash, then how much and where the outline swells two, three and five times around. */
const shapes = [
  [0.82, 0.05, 0.4, 0.035, 1.1, 0.008, 2],
  [0.93, 0.03, 2.2, 0.035, 0.2, 0.012, 1],
  [0.78, 0.045, 5.1, 0.045, 2.4, 0.008, 4],
  [0.95, 0.035, 3.6, 0.04, 3.3, 0.01, 0],
  [0.84, 0.05, 0.9, 0.03, 4.6, 0.012, 3],
  [0.9, 0.04, 4.2, 0.045, 5.4, 0.008, 5],
  [0.8, 0.035, 1.6, 0.045, 0.6, 0.008, 1.4],
  [0.88, 0.05, 2.9, 0.04, 2.9, 0.012, 3.6],
] as const

/** The best known, chosen by hand: near each network's own colour, never its logo. */
const chosen: Partial<Record<StoneCode, Recipe>> = {
  eth: [0, 'bars', [58, 0.05, 262], [80, 0.03, 262]],
  btc: [1, 'seam', [74, 0.115, 70], [88, 0.07, 80]],
  trx: [2, 'facets', [52, 0.12, 24], [74, 0.1, 28]],
  bsc: [3, 'specks', [84, 0.11, 92], [64, 0.1, 85]],
  solana: [4, 'steps', [39, 0.035, 200], [78, 0.09, 180]],
  matic: [5, 'rings', [50, 0.075, 305], [72, 0.06, 305]],
  base: [1, 'half', [55, 0.1, 252], [86, 0.04, 250]],
  arb: [3, 'arcs', [44, 0.065, 245], [76, 0.07, 235]],
  oe: [0, 'ring', [68, 0.115, 18], [88, 0.05, 20]],
  aptos: [4, 'lines', [37, 0.022, 210], [72, 0.022, 200]],
  linea: [5, 'thread', [92, 0.02, 95], [66, 0.035, 90]],
  blast: [2, 'waves', [80, 0.1, 112], [48, 0.07, 120]],
  zks: [3, 'bars', [86, 0.02, 230], [60, 0.05, 240]],
  scroll: [6, 'thread', [86, 0.055, 75], [62, 0.08, 60]],
  eos: [7, 'eye', [42, 0.02, 260], [74, 0.02, 260]],
  mantle: [4, 'seam', [64, 0.06, 170], [88, 0.04, 170]],
  avax: [6, 'cap', [57, 0.13, 28], [93, 0.02, 40]],
  cosmos: [7, 'fork', [40, 0.05, 285], [74, 0.06, 290]],
  dot: [1, 'eye', [62, 0.13, 355], [90, 0.04, 0]],
  doge: [0, 'patch', [80, 0.085, 85], [92, 0.05, 92]],
  ftm: [5, 'facets', [48, 0.085, 258], [78, 0.06, 240]],
  etc: [2, 'bars', [60, 0.07, 155], [84, 0.05, 155]],
  fil: [6, 'waves', [64, 0.085, 232], [90, 0.03, 225]],
  okex: [3, 'lines', [36, 0.012, 260], [84, 0.012, 250]],
  klaytn: [7, 'moons', [68, 0.1, 140], [90, 0.06, 125]],
  ksm: [6, 'cross', [36, 0.02, 20], [86, 0.02, 60]],
  core: [1, 'belt', [68, 0.12, 52], [42, 0.08, 45]],
  opbnb: [7, 'specks', [38, 0.03, 80], [84, 0.11, 92]],
}

/** The rest take theirs from a hash of the code; `turn` walks on when two would look alike. */
function drawn(code: string, turn: number): Recipe {
  const seed = hash(`${code}${turn}`)
  const kinds = Object.keys(veins) as Vein[]
  const hue = (seed >>> 3) % 360
  const pale = (seed >>> 12) % 3
  const body: Colour = [[42, 58, 82][pale]!, [0.045, 0.07, 0.05][pale]!, hue]
  const line: Colour = [[72, 86, 54][pale]!, [0.05, 0.035, 0.06][pale]!, (hue + 14) % 360]
  return [(seed >>> 16) % shapes.length, kinds[(seed >>> 20) % kinds.length]!, body, line]
}

const close = (a: Recipe, b: Recipe) => {
  const hue = Math.abs(((a[2][2] - b[2][2] + 540) % 360) - 180)
  const tone = Math.abs(a[2][0] - b[2][0]) / 10 + (Math.min(a[2][1], b[2][1]) > 0.02 ? hue / 30 : 0)
  return a[1] === b[1] ? tone < 3 : tone < 0.35
}

export function recipes(): Map<string, Recipe> {
  const all = new Map<string, Recipe>(Object.entries(chosen))
  const names = [...stoneCodes, ...Array.from({ length: genericStones }, (_, i) => `any${i}`)]
  for (const name of names) {
    for (let turn = 0; !all.has(name); turn++) {
      const recipe = drawn(name, turn)
      if (turn > 500 || [...all.values()].every(other => !close(recipe, other))) all.set(name, recipe)
    }
  }
  return new Map(names.map(name => [name, all.get(name)!]))
}

const frame = { width: 120, height: 120, cell: 1.5 }

/** How far inside the outline a point is. */
function outline(shape: number): Height {
  const [squash, two, at2, three, at3, five, at5] = shapes[shape]!
  return (x, y) => {
    const angle = Math.atan2((y - 60) / squash, x - 60)
    const swell = two * Math.cos(2 * angle + at2) + three * Math.cos(3 * angle + at3)
    const radius = 53 * (1 + swell + five * Math.cos(5 * angle + at5))
    return radius - Math.hypot(x - 60, (y - 60) / squash)
  }
}

const shade = (x: number, y: number) => Math.hypot((x - 58) / 1.15, y - 34) - 46

function path(height: Height, step: number, sharp?: number): string {
  return rings(height, 0, frame)
    .filter(ring => ring.length > 14)
    .map(ring => trace(ring, step, ring.length > 40 ? sharp : undefined))
    .join('')
}

export function stone([shape, vein, body, line]: Recipe): string {
  const rim = outline(shape)
  const cut = path((x, y) => Math.min(rim(x, y), veins[vein](x - 60, y - 60) * scale(vein)), 11, 0.9)
  const dark = path((x, y) => Math.min(rim(x, y), shade(x, y)), 13, 0.9)
  return (
    `<path fill="${hex(body)}" d="${path(rim, 20)}"/><path fill="${hex(line)}" d="${cut}"/>` +
    `<path fill="#04181f" opacity=".17" d="${dark}"/>`
  )
}
