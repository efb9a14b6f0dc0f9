/** The brand kit and the icons of browsers and home screens: files that stand alone, in plain colours. */
import { brand } from '#config/brand.ts'
import { outline } from '../fonts/outline.ts'
import { still } from '../fonts/source.ts'
import { type Colour, hex } from './colour.ts'
import { mark } from './logo.ts'

const colour = (...parts: Colour) => hex(parts)
const ink = colour(23, 0.036, 222)
const foam = colour(98.7, 0.006, 165)
const glass3 = colour(84, 0.058, 187)
const glass5 = colour(56, 0.078, 203)
const glass6 = colour(42, 0.065, 208)
const coral = colour(73, 0.155, 34)

/** `light` is for light grounds, `dark` for dark ones. */
const grounds = {
  light: { fills: { stone: ink, pool: glass3, life: coral }, word: ink },
  dark: { fills: { stone: foam, pool: glass5, life: coral }, word: foam },
} as const

const file = (width: number, height: number, body: string, label: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${label}">${body}</svg>\n`
const placed = (x: number, y: number, scale: number, body: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${body}</g>`

/** On a tab the stone is the mid blue: ink would be lost on a dark one. */
const tab = mark({ stone: glass6, pool: glass3, life: coral })
const onFoam = (margin: number) =>
  file(
    512,
    512,
    `<path fill="${foam}" d="M0 0h512v512H0z"/>${placed(margin, margin, (512 - 2 * margin) / 40, mark(grounds.light.fills))}`,
    brand.name,
  )

type Picture = { svg: string; png?: { path: string; size: number }[] }

/** Path of each SVG, and of the PNGs painted from it. Those without a path of their own are only painted. */
export async function brandFiles(): Promise<Record<string, Picture>> {
  const word = outline(await still('latin', brand.name, 620, 100), brand.name, 30, 30.2, -0.03)
  const width = Math.ceil(47 + word.width + 1)
  const pictures: Record<string, Picture> = {
    'public/favicon.svg': { svg: file(40, 40, tab, brand.name) },
    'touch icon': {
      svg: onFoam(56),
      png: [
        { path: 'public/apple-touch-icon.png', size: 180 },
        { path: 'public/icon-192.png', size: 192 },
        { path: 'public/icon-512.png', size: 512 },
      ],
    },
    'maskable icon': {
      svg: onFoam(108),
      png: [
        { path: 'public/icon-maskable-192.png', size: 192 },
        { path: 'public/icon-maskable-512.png', size: 512 },
      ],
    },
  }
  for (const [ground, { fills, word: letters }] of Object.entries(grounds)) {
    const named = brand.name.toLowerCase()
    pictures[`public/brand/${named}-mark-${ground}.svg`] = {
      svg: file(40, 40, mark(fills), brand.name),
      png: [{ path: `public/brand/${named}-mark-${ground}.png`, size: 1024 }],
    }
    pictures[`public/brand/${named}-lockup-${ground}.svg`] = {
      svg: file(
        width,
        40,
        `${mark(fills)}${placed(47, 0, 1, `<path fill="${letters}" d="${word.d}"/>`)}`,
        brand.name,
      ),
      png: [{ path: `public/brand/${named}-lockup-${ground}.png`, size: 2048 }],
    }
  }
  return pictures
}
