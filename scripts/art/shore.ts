/** The hero's map: one large pool with lobes and an islet, two small ponds, dry land around.
 * It closes on all sides, so a screen of any width never shows where it ends.
 * Stones and life are placed on it by the page (Shore.astro), clear of the phone that stands at 1488 561. */
import { areas, lines } from './field.ts'
import { hill, noise } from './noise.ts'

const size = { width: 2400, height: 1100, cell: 12 }
const n = noise(7)

/** 0 over most of the map, rising to its rounded edge. */
const border = (x: number, y: number) =>
  Math.max(0, Math.abs((x - 1200) / 1200) ** 5 + Math.abs((y - 550) / 550) ** 5 - 0.35)

function height(x: number, y: number): number {
  const [wx, wy] = [x + 105 * n(x / 340 + 3, y / 340 + 1), y + 105 * n(x / 340 + 8, y / 340 + 6)]
  const water =
    0.98 * hill(wx, wy, 1500, 560, 400, 300, -0.3) +
    0.62 * hill(wx, wy, 1880, 330, 300, 190, -0.5) +
    0.6 * hill(wx, wy, 1830, 830, 310, 170, 0.2) +
    0.36 * hill(wx, wy, 1230, 690, 190, 170) +
    0.86 * hill(x, y, 1090, 150, 116, 64, -0.3) +
    0.82 * hill(x, y, 985, 892, 138, 82, 0.25)
  const land =
    0.3 * hill(x, y, 560, 470, 430, 320) +
    0.72 * hill(x, y, 1935, 585, 96, 60, 0.5) +
    0.3 * hill(wx, wy, 1390, 120, 150, 110)
  return 0.66 - water + land + 0.36 * n(x / 240, y / 240) + 0.42 * border(x, y)
}

const depth = (x: number, y: number) => -height(x, y)
const stroke = 'fill="none" stroke="var(--c-land)" stroke-width="1.5"'
const fill = (name: string, level: number) =>
  `<path fill="var(--c-${name})" d="${areas(depth, -level, size, 34, 260)}"/>`
const line = (...levels: number[]) =>
  `<path ${stroke} d="${levels.map(level => lines(height, level, size, 38, 420)).join('')}"/>`

export const shore = {
  viewBox: '0 0 2400 1100',
  body:
    line(0.96, 0.86, 0.76, 0.66) +
    fill('wet', 0.54) +
    line(0.54, 0.45, 0.37) +
    fill('foam', 0.28) +
    fill('1', 0.2) +
    fill('2', 0.1) +
    fill('3', -0.03) +
    fill('4', -0.19) +
    fill('5', -0.36),
}
