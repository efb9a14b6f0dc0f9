/** The pool of the page that isn't there: nearly dry, one crab leaving. */
import { areas, lines } from './field.ts'
import { crab } from './life.ts'
import { hill, noise } from './noise.ts'

const size = { width: 1440, height: 640, cell: 10 }
const n = noise(7)

const height = (x: number, y: number) =>
  0.7 -
  0.8 * hill(x, y, 700, 330, 380, 190, 0.06) -
  0.35 * hill(x, y, 1080, 210, 200, 110, -0.4) -
  0.3 * hill(x, y, 330, 450, 200, 110, 0.4) -
  0.35 * hill(x, y, 720, 350, 130, 60) +
  0.24 * n(x / 200 + 5, y / 200 + 2)

const depth = (x: number, y: number) => -height(x, y)
const fill = (name: string, level: number) =>
  `<path fill="var(--c-${name})" d="${areas(depth, -level, size, 30, 200)}"/>`
const line = (...levels: number[]) =>
  `<path fill="none" stroke="var(--c-land)" stroke-width="1.5" d="${levels.map(level => lines(height, level, size, 34, 300)).join('')}"/>`

export const dry = {
  viewBox: '0 0 1440 640',
  body: [
    line(0.86, 0.76, 0.66, 0.58),
    fill('wet', 0.5),
    line(0.5, 0.4, 0.3, 0.2),
    fill('foam', -0.02),
    fill('1', -0.1),
    fill('2', -0.18),
    fill('3', -0.27),
    '<path fill="none" stroke="var(--line-2)" stroke-width="4" stroke-dasharray="1 15" stroke-linecap="round" d="M916 486c70 44 150-16 230 6s120 82 250 62"/>',
    `<g transform="translate(752 372) scale(1.12)">${crab.body}</g>`,
  ].join(''),
}
