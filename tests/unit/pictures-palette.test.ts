import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fewColours, missedMost, nearest } from '../../scripts/pictures/palette.ts'

const [foam, almost, ink, coral] = [0xf7fbf9, 0xf6faf8, 0x0b171c, 0xf98066]

test('a small thing of a colour of its own counts more than many shades of an edge', () => {
  const counts = new Map([
    [foam, 90_000],
    [almost, 900],
    [ink, 9000],
    [coral, 60],
  ])
  expect(missedMost(counts, 3)).toEqual([foam, ink, coral])
  expect(missedMost(counts, 9)).toHaveLength(4)
  expect(nearest(almost, [ink, foam, coral])).toBe(foam)
})

test('the picture keeps the chosen colours exactly', async () => {
  const dot = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><path fill="#f7fbf9" d="M0 0h400v200H0z"/><path fill="#0b171c" d="M0 0h90v200z"/><circle cx="300" cy="90" r="5" fill="#f98066"/></svg>`
  const png = await fewColours(await sharp(Buffer.from(dot)).png().toBuffer(), 4)
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 400, height: 200 })
  expect(data.readUIntBE((90 * 400 + 300) * 3, 3)).toBe(coral)
  const all = new Set(Array.from({ length: data.length / 3 }, (_, i) => data.readUIntBE(i * 3, 3)))
  expect(all.size).toBeLessThanOrEqual(4)
})
