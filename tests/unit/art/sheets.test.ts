import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { stoneCodes } from '#ui/art/stone-codes.ts'
import { genericStones, stoneFor } from '#ui/art/stone-for.ts'
import { tileFor, tileGlyphs } from '#ui/art/tile-for.ts'
import { iconNames } from '#ui/icons/names.ts'
import { sheets } from '../../../scripts/art/sheets.ts'

const file = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
const ids = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!)

/** Brotli bytes: what a page's pictures may weigh beside its words, styles and font. */
const budgets: Record<string, number> = {
  'src/ui/art/shell.svg': 6_000,
  'src/ui/art/stones.svg': 9_000,
  'src/ui/art/shore.svg': 8_000,
  'src/ui/art/dry.svg': 4_000,
}

describe.each(Object.entries(sheets))('%s', (path, draw) => {
  const svg = file(path)

  test('is what the code draws, byte for byte (else: npm run art)', () => {
    expect(draw()).toBe(svg)
    expect(draw()).toBe(draw())
  })

  test('keeps its budget', () => {
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(budgets[path] ?? 0)
  })

  test('holds nothing the CSP or another browser refuses', () => {
    expect(svg).not.toMatch(
      /\sstyle=|<style|\sclass=|\son\w+=|<script|data:|https?:(?!\/\/www\.w3\.org\/2000\/svg)/,
    )
    expect(svg).not.toMatch(/url\(|<use|clipPath|Gradient|NaN|undefined/)
  })

  test('names each drawing once', () => {
    expect(new Set(ids(svg)).size).toBe(ids(svg).length)
  })
})

test('every icon name is drawn', () => {
  expect(ids(file('src/ui/art/shell.svg'))).toEqual(expect.arrayContaining([...iconNames]))
})

test('icons are under 4,000 bytes together', () => {
  const svg = file('src/ui/art/shell.svg')
  const symbols = svg
    .split('\n')
    .filter(line => iconNames.some(name => line.startsWith(`<symbol id="${name}"`)))
  expect(symbols).toHaveLength(iconNames.length)
  expect(brotliCompressSync(symbols.join('\n')).length).toBeLessThan(4_000)
})

describe('stones', () => {
  const drawn = ids(file('src/ui/art/stones.svg'))

  test('every network that the facts list has its own', () => {
    const facts = JSON.parse(file('src/sources/sample/facts/networks.json')) as {
      networks: { code: string }[]
    }
    const codes = facts.networks.map(({ code }) => code)
    expect(codes.length).toBeGreaterThan(50)
    expect([...stoneCodes].sort()).toEqual([...codes].sort())
    expect(drawn).toEqual(expect.arrayContaining(codes))
    expect(codes.map(stoneFor)).toEqual(codes)
  })

  test('any other name gets a generic one, always the same', () => {
    for (const name of ['nope', '9000', '', 'constructor', 'ETHX']) {
      expect(stoneFor(name)).toMatch(/^any[0-7]$/)
      expect(drawn).toContain(stoneFor(name))
      expect(stoneFor(name)).toBe(stoneFor(name))
    }
    const used = new Set(Array.from({ length: 200 }, (_, i) => stoneFor(`hid-${i}`)))
    expect(used.size).toBe(genericStones)
  })

  test('no two look the same', () => {
    const bodies = file('src/ui/art/stones.svg')
      .split('\n')
      .filter(line => line.includes('viewBox="0 0 120 120"'))
      .map(line => line.replace(/ id="[^"]+"/, ''))
    expect(new Set(bodies).size).toBe(stoneCodes.length + genericStones)
  })
})

test('a tile has a drawn glyph and a colour of the set', () => {
  const drawn = ids(file('src/ui/art/stones.svg'))
  const css = file('src/ui/art/art.css')
  const tiles = Array.from({ length: 300 }, (_, i) => tileFor(`hid-${i}`))
  for (const { glyph, colour } of tiles) {
    expect(drawn).toContain(glyph)
    expect(css).toContain(`.${colour} {`)
  }
  expect(new Set(tiles.map(({ glyph }) => glyph)).size).toBe(tileGlyphs.length)
})
