/** Rings of points become short SVG paths: smooth where the line bends, sharp where it turns a corner. */
import { type Point, smoothLine } from '#ui/art/smooth.ts'

const distance = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1])
const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

/** Points at even steps along an open line; both ends stay. */
export function resample(line: readonly Point[], step: number): Point[] {
  const lengths = line.slice(1).map((p, i) => distance(line[i]!, p))
  const total = lengths.reduce((sum, l) => sum + l, 0)
  const count = Math.max(1, Math.round(total / step))
  const points: Point[] = []
  let [segment, walked] = [0, 0]
  for (let k = 0; k < count; k++) {
    const target = (k * total) / count
    while (segment < lengths.length - 1 && walked + lengths[segment]! < target) walked += lengths[segment++]!
    points.push(mix(line[segment]!, line[segment + 1]!, (target - walked) / (lengths[segment]! || 1)))
  }
  return [...points, line.at(-1)!]
}

/** The corners of a closed ring: where the way in and the way out differ by more than `limit` radians. */
function corners(ring: readonly Point[], reach: number, limit: number): number[] {
  const n = ring.length
  const turn = ring.map((p, i) => {
    const [a, b] = [ring[(i - reach + n) % n]!, ring[(i + reach) % n]!]
    const turned = Math.atan2(b[1] - p[1], b[0] - p[0]) - Math.atan2(p[1] - a[1], p[0] - a[0])
    return Math.abs(Math.atan2(Math.sin(turned), Math.cos(turned)))
  })
  return ring.flatMap((_, i) => {
    const near = Array.from({ length: 2 * reach + 1 }, (_, k) => (i + k - reach + n) % n)
    const peak = near.every(j => turn[j]! < turn[i]! || (turn[j] === turn[i] && j >= i) || j === i)
    return turn[i]! > limit && peak ? [i] : []
  })
}

/** A closed ring as a path: corners stay sharp, the lines between them are smoothed at about `step`. */
export function trace(ring: readonly Point[], step: number, sharp = Number.POSITIVE_INFINITY): string {
  const closed = [...ring, ring[0]!]
  const perimeter = closed.slice(1).reduce((sum, p, i) => sum + distance(closed[i]!, p), 0)
  if (sharp === Number.POSITIVE_INFINITY)
    return smoothLine(resample(closed, Math.min(step, perimeter / 6)).slice(0, -1), true)
  const fine = resample(closed, 1.5).slice(0, -1)
  const marks = corners(fine, 4, sharp)
  if (!marks.length) return smoothLine(resample(closed, Math.min(step, perimeter / 6)).slice(0, -1), true)
  const parts = marks.map((from, i) => {
    const to = marks[(i + 1) % marks.length]!
    const length = (to - from + fine.length) % fine.length || fine.length
    return Array.from({ length: length + 1 }, (_, k) => fine[(from + k) % fine.length]!)
  })
  return `${parts.map((part, i) => smoothLine(resample(part, step), false, 1 / 6, i === 0)).join('')}z`
}
