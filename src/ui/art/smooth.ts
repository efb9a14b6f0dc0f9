export type Point = readonly [number, number]

const written = (numbers: number[]) =>
  numbers.reduce((text, n) => (text && n >= 0 ? `${text} ${n}` : `${text}${n}`), '')

/** Catmull-Rom through the points as an SVG path, in whole numbers and relative commands. */
export function smoothLine(points: readonly Point[], closed: boolean, tension = 1 / 6, start = true): string {
  const n = points.length
  const at = (i: number) => (closed ? points[(i + n) % n]! : points[Math.min(n - 1, Math.max(0, i))]!)
  let [x, y] = [Math.round(at(0)[0]), Math.round(at(0)[1])]
  let d = start ? `M${x} ${y}` : ''
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const first = [from[0] + (to[0] - before[0]) * tension, from[1] + (to[1] - before[1]) * tension]
    const second = [to[0] - (after[0] - from[0]) * tension, to[1] - (after[1] - from[1]) * tension]
    const end = [Math.round(to[0]), Math.round(to[1])]
    const rest = [second[0]! - x, second[1]! - y, end[0]! - x, end[1]! - y].map(Math.round)
    d += i ? `s${written(rest)}` : `c${written([first[0]! - x, first[1]! - y].map(Math.round).concat(rest))}`
    ;[x, y] = [end[0]!, end[1]!]
  }
  return (closed ? `${d}z` : d).replaceAll('-0 ', '0 ')
}
