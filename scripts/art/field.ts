/** A height field and the lines of equal height in it (marching squares by d3-contour). */
import { contours } from 'd3-contour'
import { type Point, smoothLine } from '#ui/art/smooth.ts'
import { resample, trace } from './curves.ts'

export type Height = (x: number, y: number) => number
type Size = { width: number; height: number; cell: number }

/** Closed rings around everything at or above `level`; the field is cut off just outside the frame. */
export function rings(height: Height, level: number, { width, height: tall, cell }: Size): Point[][] {
  const [columns, rows] = [Math.ceil(width / cell) + 5, Math.ceil(tall / cell) + 5]
  const values = Array.from({ length: columns * rows }, (_, i) =>
    height(((i % columns) - 2) * cell, (Math.floor(i / columns) - 2) * cell),
  )
  const shapes = contours().size([columns, rows]).smooth(true).contour(values, level)
  return shapes.coordinates.flatMap(polygon =>
    polygon.map(ring => ring.slice(1).map(([x, y]) => [(x! - 2.5) * cell, (y! - 2.5) * cell] as Point)),
  )
}

const around = (ring: readonly Point[]) =>
  ring.reduce((sum, p, i) => sum + Math.hypot(p[0] - ring.at(i - 1)![0], p[1] - ring.at(i - 1)![1]), 0)

/** Filled areas. Rings shorter than `least` are dropped as specks. */
export function areas(height: Height, level: number, size: Size, step: number, least: number): string {
  return rings(height, level, size)
    .filter(ring => around(ring) >= least)
    .map(ring => trace(frameCut(ring, size), step))
    .join('')
}

/** Beyond the frame only straight edges are left: thin them out so that they cost nothing. */
function frameCut(ring: readonly Point[], { width, height, cell }: Size): Point[] {
  const outside = ([x, y]: Point) => x < -cell || y < -cell || x > width + cell || y > height + cell
  const kept = ring.filter(
    (p, i) => !(outside(p) && outside(ring.at(i - 1)!) && outside(ring[(i + 1) % ring.length]!)),
  )
  return kept.length > 3 ? kept : [...ring]
}

/** Contour lines only: open where they leave the frame, so no line runs along its edge. */
export function lines(height: Height, level: number, size: Size, step: number, least: number): string {
  const inside = ([x, y]: Point) => x > -2 && y > -2 && x < size.width + 2 && y < size.height + 2
  return rings(height, level, size)
    .flatMap(ring => {
      if (ring.every(inside)) return around(ring) < least ? [] : [trace(ring, step)]
      const first = ring.findIndex((p, i) => inside(p) && !inside(ring.at(i - 1)!))
      if (first < 0) return []
      const turned = [...ring.slice(first), ...ring.slice(0, first)]
      const runs: Point[][] = [[]]
      for (const p of turned) inside(p) ? runs.at(-1)!.push(p) : runs.at(-1)!.length && runs.push([])
      return runs
        .filter(run => run.length > 3 && around(run) >= least)
        .map(run => smoothLine(resample(run, step), false))
    })
    .join('')
}
