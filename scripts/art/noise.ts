/** Gradient noise from a fixed seed: the same numbers on every machine. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)
const blend = (a: number, b: number, t: number) => a + (b - a) * t

/** Three octaves, about -0.5 to 0.5. */
export function noise(seed: number): (x: number, y: number) => number {
  const next = random(seed)
  const angles = Array.from({ length: 512 }, () => next() * Math.PI * 2)
  const slope = (a: number, b: number, dx: number, dy: number) => {
    const angle = angles[(((a * 73 + b * 151 + a * b * 7) % 512) + 512) % 512]!
    return Math.cos(angle) * dx + Math.sin(angle) * dy
  }
  const octave = (x: number, y: number) => {
    const [i, j] = [Math.floor(x), Math.floor(y)]
    const [fx, fy] = [x - i, y - j]
    const top = blend(slope(i, j, fx, fy), slope(i + 1, j, fx - 1, fy), ease(fx))
    const bottom = blend(slope(i, j + 1, fx, fy - 1), slope(i + 1, j + 1, fx - 1, fy - 1), ease(fx))
    return 0.9 * blend(top, bottom, ease(fy))
  }
  return (x, y) =>
    octave(x, y) * 0.6 + octave(x * 2.1 + 9, y * 2.1 + 4) * 0.28 + octave(x * 4.3 + 3, y * 4.3 + 8) * 0.12
}

/** A hill of height 1 at its centre, `rx` by `ry`, turned by `angle`. */
export function hill(
  x: number,
  y: number,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  angle = 0,
): number {
  const [c, s, dx, dy] = [Math.cos(angle), Math.sin(angle), x - cx, y - cy]
  const [a, b] = [(dx * c + dy * s) / rx, (-dx * s + dy * c) / ry]
  return Math.exp(-(a * a + b * b))
}
