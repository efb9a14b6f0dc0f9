/** Letters as SVG paths, for files that must show the name without our font (the brand kit). */
import { readFace, tablesOf } from './sfnt.ts'

type Dot = { x: number; y: number; on: boolean }

/** The outline of a text, its baseline at `y`, scaled to `size`; `spacing` in em, as in CSS. */
export function outline(file: Uint8Array, text: string, size: number, y: number, spacing: number) {
  const face = readFace(file)
  const scale = size / face.unitsPerEm
  const glyphs = glyphReader(file)
  let x = 0
  let d = ''
  for (const letter of text) {
    const place = (dot: Dot) => [x + dot.x * scale, y - dot.y * scale] as const
    d += glyphs(face.glyph(letter))
      .map(contour => draw(contour, place))
      .join('')
    x += face.width(letter) * scale + spacing * size
  }
  return { d, width: x - spacing * size }
}

function draw(contour: Dot[], place: (dot: Dot) => readonly [number, number]): string {
  const say = (dot: Dot) =>
    place(dot)
      .map(n => +n.toFixed(2))
      .join(' ')
  const between = (a: Dot, b: Dot): Dot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, on: true })
  const first = contour.findIndex(dot => dot.on)
  const dots = [...contour.slice(first), ...contour.slice(0, first), contour[first]!]
  let d = `M${say(dots[0]!)}`
  for (let i = 1; i < dots.length; i++) {
    const [dot, next] = [dots[i]!, dots[i + 1]]
    if (dot.on) d += `L${say(dot)}`
    else if (next?.on) d += `Q${say(dot)} ${say(dots[++i]!)}`
    else d += `Q${say(dot)} ${say(between(dot, next!))}`
  }
  return `${d}Z`
}

/** Contours by glyph number; parts of a composed glyph are moved into place. */
function glyphReader(file: Uint8Array): (glyph: number) => Dot[][] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const start = tablesOf(view)
  const [glyf, loca, long] = [start('glyf'), start('loca'), view.getInt16(start('head') + 50) === 1]
  const offset = (i: number) => (long ? view.getUint32(loca + 4 * i) : 2 * view.getUint16(loca + 2 * i))
  const read = (glyph: number): Dot[][] => {
    if (offset(glyph) === offset(glyph + 1)) return []
    const at = glyf + offset(glyph)
    const count = view.getInt16(at)
    return count < 0 ? composed(view, at + 10, read) : simple(view, at + 10, count)
  }
  return read
}

function composed(view: DataView, at: number, read: (glyph: number) => Dot[][]): Dot[][] {
  const flags = view.getUint16(at)
  const words = flags & 1
  const [dx, dy] = words
    ? [view.getInt16(at + 4), view.getInt16(at + 6)]
    : [view.getInt8(at + 4), view.getInt8(at + 5)]
  const part = read(view.getUint16(at + 2)).map(c => c.map(p => ({ ...p, x: p.x + dx, y: p.y + dy })))
  const scaled = flags & 8 ? 2 : flags & 64 ? 4 : flags & 128 ? 8 : 0
  return [...part, ...(flags & 32 ? composed(view, at + (words ? 8 : 6) + scaled, read) : [])]
}

function simple(view: DataView, at: number, count: number): Dot[][] {
  const ends = Array.from({ length: count }, (_, i) => view.getUint16(at + 2 * i))
  const total = ends.at(-1)! + 1
  let p = at + 2 * count + 2 + view.getUint16(at + 2 * count)
  const flags: number[] = []
  while (flags.length < total) {
    const flag = view.getUint8(p++)
    flags.push(flag, ...(flag & 8 ? new Array<number>(view.getUint8(p++)).fill(flag) : []))
  }
  const axis = (short: number, same: number) => {
    let value = 0
    return flags.map(flag => {
      if (flag & short) value += (flag & same ? 1 : -1) * view.getUint8(p++)
      else if (!(flag & same)) {
        value += view.getInt16(p)
        p += 2
      }
      return value
    })
  }
  const xs = axis(2, 16)
  const ys = axis(4, 32)
  const dots = xs.map((x, i) => ({ x, y: ys[i]!, on: (flags[i]! & 1) === 1 }))
  return ends.map((end, i) => dots.slice(i ? ends[i - 1]! + 1 : 0, end + 1))
}
