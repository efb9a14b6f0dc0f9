import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrPath, quietZone } from '#ui/qr-path.ts'

/** Paints the path's rectangles back into modules. */
function modules(d: string, side: number): boolean[][] {
  const dark = Array.from({ length: side }, () => new Array<boolean>(side).fill(false))
  for (const [, x, y, width] of d.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let i = 0; i < Number(width); i++) dark[Number(y)]![Number(x) + i] = true
  return dark
}

test.each([
  'https://tidepool.example/en/download/app/',
  'https://tidepool.example/zh-tw/download/app/?android=1',
])('the path of %s holds exactly the modules of its code', text => {
  const { d, side } = qrPath(text)
  expect(modules(d, side)).toEqual(encode(text, { ecc: 'M', border: quietZone }).data)
  expect(d.replaceAll(/M\d+ \d+h(\d+)v1h-\1z/g, '')).toBe('')
})

test('four light modules stand around the code', () => {
  const { d, side } = qrPath('https://tidepool.example/')
  const dark = modules(d, side)
  const edge = [
    ...dark.slice(0, quietZone),
    ...dark.slice(-quietZone),
    ...dark.map(row => row.slice(0, quietZone)),
  ]
  expect(edge.flat()).not.toContain(true)
  expect(dark[quietZone]?.[quietZone]).toBe(true)
})
