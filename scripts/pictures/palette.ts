/** Keeps the colours that a drawing really has. A quantiser that averages by area loses what is small: the mark's coral dot. */
import sharp from 'sharp'

/** How far apart two colours look; green weighs most, blue least. */
const distance = (a: number, b: number): number => {
  const [red, green, blue] = [
    (a >> 16) - (b >> 16),
    ((a >> 8) & 255) - ((b >> 8) & 255),
    (a & 255) - (b & 255),
  ]
  return 3 * red * red + 6 * green * green + blue * blue
}

/** One after the other: the colour of which the drawing would miss most, by how many pixels hold it and how far the
 * chosen ones are from it. */
export function missedMost(counts: ReadonlyMap<number, number>, size: number): number[] {
  const missed = [...counts].map(([colour, count]) => ({ colour, count, far: Number.MAX_SAFE_INTEGER }))
  const palette: number[] = []
  while (palette.length < size) {
    const next = missed.reduce((most, one) => (one.count * one.far > most.count * most.far ? one : most))
    if (next.far === 0) break
    palette.push(next.colour)
    for (const one of missed) one.far = Math.min(one.far, distance(one.colour, next.colour))
  }
  return palette
}

export const nearest = (colour: number, palette: readonly number[]): number =>
  palette.reduce((best, one) => (distance(one, colour) < distance(best, colour) ? one : best))

/** A PNG of at most `size` colours; shades of edges become the nearest one. */
export async function fewColours(png: Buffer, size: number): Promise<Buffer> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const counts = new Map<number, number>()
  const at = (i: number) => data.readUIntBE(i, 3)
  for (let i = 0; i < data.length; i += 3) counts.set(at(i), (counts.get(at(i)) ?? 0) + 1)
  const palette = missedMost(counts, size)
  const chosen = new Map([...counts.keys()].map(colour => [colour, nearest(colour, palette)]))
  for (let i = 0; i < data.length; i += 3) data.writeUIntBE(chosen.get(at(i))!, i, 3)
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .png({ palette: true, dither: 0, effort: 7, compressionLevel: 9 })
    .toBuffer()
}
