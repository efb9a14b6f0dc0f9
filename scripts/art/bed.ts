/** Contour lines alone: the strip behind page heads, and the sea floor under the footer. */
import { lines } from './field.ts'
import { noise } from './noise.ts'

const size = { width: 1600, height: 420, cell: 10 }
const n = noise(7)
const ground = (x: number, y: number) =>
  0.5 + 0.62 * n(x / 230 + 11, y / 170 + 3) + 0.2 * Math.sin(x / 230 + y / 190) - 0.3 * (y / 420)

export const bed = {
  viewBox: '0 0 1600 420',
  fit: 'xMidYMid slice',
  body: `<path fill="none" stroke="var(--c-land)" stroke-width="1.5" vector-effect="non-scaling-stroke" d="${[
    0.7, 0.58, 0.46, 0.34, 0.22, 0.1, -0.02,
  ]
    .map(level => lines(ground, level, size, 32, 260))
    .join('')}"/>`,
}
