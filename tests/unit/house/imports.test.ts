import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { houseFaults, islandFaults, ruleFaults } from '../../../scripts/check/house.ts'
import { faultsIn, importFaults } from '../../../scripts/check/imports.ts'

const bites: [string, string, RegExp][] = [
  [
    'src/features/home/Hero.astro',
    "import x from '#features/news/days.ts'",
    /room home must not import room news/,
  ],
  ['src/features/home/Hero.astro', "import x from '../news/days.ts'", /room home must not import room news/],
  [
    'src/features/home/Hero.astro',
    "import Base from '#layouts/Base.astro'",
    /features must not import layouts/,
  ],
  ['src/ui/Icon.astro', "import x from '#features/home/x.ts'", /ui must not import features/],
  ['src/state/device.ts', "import { useState } from 'react'", /store must not import react/],
  ['src/sources/http.ts', "const x = await import('#state/online.ts')", /sources must not import state/],
  ['src/i18n/href.ts', "import x from '../ui/x.ts'", /i18n must not import ui/],
  ['src/config/links.ts', "import x from '#i18n/href.ts'", /config must not import i18n/],
]

test.each(bites)('%s with %s is refused', (file, line, fault) => {
  expect(faultsIn(file, line).join()).toMatch(fault)
})

test('the way down is open', () => {
  expect(
    faultsIn(
      'src/pages/[lang]/x.astro',
      "import x from '#layouts/Base.astro'\nimport y from '#features/home/y.ts'",
    ),
  ).toEqual([])
  expect(
    faultsIn('src/features/home/Hero.astro', "import x from './x.ts'\nimport y from '#ui/Icon.astro'"),
  ).toEqual([])
})

test('the tree keeps the direction', () => expect(importFaults()).toEqual([]))

test.each([
  ['<p style="color:red">', /style attribute/],
  ['<button onclick="x()">', /inline handler/],
  ['i18next.changeLanguage("zh")', /one global/],
  ['try { } catch (error) { return [] }', /emptiness/],
  ['\n'.repeat(300), /300|301/],
])('the house refuses %j', (text, fault) => {
  expect(ruleFaults('src/x.astro', text).join()).toMatch(fault)
})

test('an island with children is refused, one with props is not', () => {
  expect(islandFaults('a.astro', '<Menu client:intent lang={lang}>words</Menu>')).toHaveLength(1)
  expect(islandFaults('a.astro', '<Menu client:intent lang={lang} />')).toEqual([])
})

test('the tree keeps the rules of the house', () => expect(houseFaults()).toEqual([]))

test('a page with a page head brings its sheet', () => {
  const rooms = globSync('src/features/*/').filter(room =>
    globSync(`${room}/*.astro`).some(file => readFileSync(file, 'utf8').includes('#ui/PageHead.astro')),
  )
  expect(rooms.length).toBeGreaterThan(5)
  for (const room of rooms) {
    const sheets = globSync(`${room}/*.css`).map(file => readFileSync(file, 'utf8'))
    expect(sheets.join(), room).toContain("@import '../../ui/page-head.css'")
  }
})
