import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brandFiles } from '../../../scripts/art/brand.ts'

const file = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url))
const pictures = await brandFiles()

test('the brand files are drawn from the mark and the name (else: npm run brand)', () => {
  for (const [path, { svg }] of Object.entries(pictures).filter(([path]) => path.endsWith('.svg')))
    expect(file(path).toString(), path).toBe(svg)
})

test('each painted picture is a PNG of its size', () => {
  const painted = Object.values(pictures).flatMap(({ png = [] }) => png)
  expect(painted.length).toBeGreaterThan(7)
  for (const { path, size } of painted) {
    expect(file(path).subarray(1, 4).toString(), path).toBe('PNG')
    expect(file(path).readUInt32BE(16), path).toBe(size)
  }
})

test('favicon.ico holds 16, 32 and 48', () => {
  const ico = file('public/favicon.ico')
  expect(ico.readUInt16LE(4)).toBe(3)
  expect([0, 1, 2].map(i => ico.readUInt8(6 + 16 * i))).toEqual([16, 32, 48])
})
