/** What runs through a stone. Each vein is a height: above 0 is inside it. Middle at 0 0, the rim at about 56. */

import type { Height } from './field.ts'
import { hill } from './noise.ts'

const turned =
  (degrees: number, height: Height): Height =>
  (x, y) => {
    const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
    return height(x * c + y * s, -x * s + y * c)
  }
const any =
  (...heights: Height[]): Height =>
  (x, y) =>
    Math.max(...heights.map(height => height(x, y)))
/** A band of `width` along the curve y = bend(x) + at. */
const band =
  (at: number, width: number, bend: (x: number) => number = () => 0): Height =>
  (x, y) =>
    width / 2 - Math.abs(y - at - bend(x))
const hoop =
  (cx: number, cy: number, radius: number, width: number): Height =>
  (x, y) =>
    width / 2 - Math.abs(Math.hypot(x - cx, y - cy) - radius)
const spots =
  (radius: number, ...at: [number, number][]): Height =>
  (x, y) =>
    radius - Math.min(...at.map(([cx, cy]) => Math.hypot(x - cx, y - cy)))
const stroke =
  (width: number, ...line: [number, number][]): Height =>
  (x, y) =>
    width / 2 -
    Math.min(
      ...line.slice(1).map(([bx, by], i) => {
        const [ax, ay] = line[i]!
        const t = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)
        const u = Math.min(1, Math.max(0, t))
        return Math.hypot(x - ax - (bx - ax) * u, y - ay - (by - ay) * u)
      }),
    )

const wave = (x: number) => 7 * Math.sin(x / 13)
const swell = (x: number) => 8 * Math.sin(x / 26)
const step = (x: number) => Math.min(13, Math.max(-13, -(x + 2) / 2))

export const veins = {
  bars: turned(-45, any(band(-14, 13), band(20, 13))),
  seam: any(band(-8, 17, swell), band(18, 5, swell)),
  facets: any(
    stroke(6, [-44, -28], [48, -34], [-8, 56], [-44, -28]),
    stroke(6, [48, -34], [0, 4], [-44, -28]),
    stroke(6, [0, 4], [-6, 52]),
  ),
  specks: any(
    spots(6, [-28, -18], [18, -30], [-6, 8], [34, 14], [-34, 20]),
    spots(4, [-4, -34], [40, -10], [12, 32], [-20, 36], [-46, 0], [8, -8]),
  ),
  steps: any(band(-26, 9, step), band(0, 9, step), band(26, 9, step)),
  rings: any(hoop(3, 0, 32, 5), hoop(3, 0, 18, 5), hoop(3, 0, 0, 12)),
  half: (x, y) => y - 8 - 6 * Math.sin(x / 22),
  arcs: any(hoop(46, 62, 54, 7), hoop(46, 62, 76, 7), hoop(46, 62, 98, 7)),
  ring: hoop(3, 0, 22, 11),
  lines: any(band(-20, 7), band(0, 7), band(20, 7)),
  thread: turned(
    -32,
    band(2, 7, x => 10 * Math.tanh(x / 20)),
  ),
  waves: any(band(-16, 7, wave), band(8, 7, wave), band(32, 7, wave)),
  cross: any(stroke(8, [-70, -30], [70, 24]), stroke(4, [-20, 70], [28, -70])),
  cap: (x, y) => -12 - y + 6 * Math.sin(x / 11) + 2.5 * Math.sin(x / 5.3),
  fork: any(stroke(7, [-70, 34], [-12, 8], [20, -62]), stroke(7, [-12, 8], [70, 26])),
  belt: turned(18, any(band(0, 24), band(24, 3), band(-24, 3))),
  eye: any(hoop(4, 2, 34, 4), hoop(4, 2, 0, 28)),
  moons: any(
    (x, y) => Math.min(30 - Math.hypot(x + 6, y), Math.hypot(x - 10, y + 6) - 27),
    spots(5, [26, -18], [34, 16]),
  ),
  patch: (x, y) => hill(x, y, 20, -16, 36, 24, 0.4) + 0.9 * hill(x, y, -22, 22, 17, 13) - 0.5,
  fan: any(...[-34, -12, 10, 32].map(to => stroke(6, [-4, 60], [to * 1.9, -70]))),
} satisfies Record<string, Height>

export type Vein = keyof typeof veins

/** Slow heights (hills) need a finer eye than distances do. */
export const scale = (vein: Vein) => (vein === 'patch' ? 40 : 1)
