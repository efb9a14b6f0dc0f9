import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { committed, dappPicture, pictureKinds, picturePath, pictureSize } from '#config/pictures.ts'
import { codes } from '#i18n/languages.ts'
import { pictureOf } from '#i18n/pictures.ts'
import { type RouteName, routes } from '#i18n/routes.ts'
import { sampleRows } from '#sources/build/sample.ts'
import { type Picture, pagePictures } from '../../scripts/pictures/headlines.ts'
import { pictureHtml } from '../../scripts/pictures/page.ts'
import { design, due, stale, stampOf } from '../../scripts/pictures/stamps.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const file = (path: string) => `${root}public${path}`

/** A PNG says its size in bytes 16 to 23. */
function sizeOf(path: string) {
  const bytes = readFileSync(file(path))
  expect(bytes.subarray(1, 4).toString(), path).toBe('PNG')
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

const page: Picture = {
  name: 'home-en',
  lang: 'en',
  text: 'Many chains,|one shore.',
  hash: 'aaaa',
  kind: 'home',
}
const dapp: Picture = { name: 'dapps/x', lang: 'en', text: 'X', hash: 'bbbb', kind: 'dapp', hid: 'x' }
const there = () => true
const all = pagePictures()

test('every route has a picture of 1200 x 630 in every language', () => {
  for (const lang of codes)
    for (const route of [...(Object.keys(routes) as RouteName[]), undefined])
      expect(sizeOf(pictureOf(route, lang)), `${route} ${lang}`).toEqual(pictureSize)
})

test('every kind is drawn in every language, and a route without its own takes the home page’s', () => {
  for (const lang of codes)
    for (const kind of pictureKinds) expect(existsSync(file(picturePath(`${kind}-${lang}`))), kind).toBe(true)
  expect(pictureOf('success', 'ru')).toBe('/share/home-ru.png')
  expect(pictureOf(undefined, 'zh')).toBe('/share/home-zh.png')
  expect(pictureOf('article', 'th')).toBe('/share/news-th.png')
})

test('what is committed has its file, small enough for the folder to keep under 6 MB', () => {
  const sizes = Object.keys(committed).map(name => readFileSync(file(picturePath(name))).length)
  expect(sizes.length).toBeGreaterThanOrEqual(pictureKinds.length * codes.length)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(6 * 1024 * 1024)
})

test('a dapp has its own picture while it shows its name; else it is shared with the store’s', async () => {
  const rows = await sampleRows(root, 'dapps', 'en')
  const drawn = rows.filter(row => dappPicture(String(row['hid']), String(row['title'])))
  expect(drawn.length).toBeGreaterThan(rows.length * 0.9)
  const { hid, title } = drawn[0] as { hid: string; title: string }
  expect(sizeOf(dappPicture(hid, title)!)).toEqual(pictureSize)
  expect(dappPicture(hid, `${title} 2`)).toBeUndefined()
  expect(dappPicture('nobody', title)).toBeUndefined()
  expect(dappPicture('constructor', title)).toBeUndefined()
})

test('a changed text makes a picture stale, and the check says which one and what to do', () => {
  const stamps = { 'home-en': stampOf({ ...page, hash: 'old' }), 'dapps/x': stampOf(dapp) }
  expect(stale([page, dapp], stamps, there)).toEqual([
    'public/share/home-en.png is older than its words, now “Many chains,|one shore.”: run npm run pictures',
  ])
  expect(stale([page, dapp], { ...stamps, 'home-en': stampOf(page) }, there)).toEqual([])
})

test('a missing picture is a fault of a page, not of a dapp', () => {
  expect(stale([page], {}, there)).toEqual(['public/share/home-en.png is missing: run npm run pictures'])
  expect(stale([dapp], {}, there)).toEqual([])
  expect(
    stale([page, dapp], { 'home-en': stampOf(page), 'dapps/x': stampOf(dapp) }, () => false),
  ).toHaveLength(2)
})

test('a new design is no fault for the check, but is drawn', () => {
  const stamps = { 'home-en': `${design - 1}.${page.hash}`, 'dapps/x': stampOf(dapp) }
  expect(stale([page, dapp], stamps, there)).toEqual([])
  expect(due([page, dapp], stamps, there).map(({ name }) => name)).toEqual(['home-en'])
  expect(due([page, dapp], { ...stamps, 'home-en': stampOf(page) }, name => name === 'home-en')).toEqual([
    dapp,
  ])
})

test('the stamp is of all that a picture says', () => {
  expect(all).toHaveLength(pictureKinds.length * codes.length)
  for (const lang of codes) {
    const ofLang = all.filter(picture => picture.lang === lang)
    expect(new Set(ofLang.map(({ hash }) => hash)).size, lang).toBe(pictureKinds.length)
  }
})

test('every drawing that a picture borrows is in its sheet', () => {
  const pages = [...all, dapp].map(pictureHtml).join('')
  const borrowed = new Set(
    [...pages.matchAll(/href="\/(src\/[^"]+\.svg)#([\w-]+)"/g)].map(([, sheet, id]) => `${sheet} ${id}`),
  )
  expect(borrowed.size).toBeGreaterThan(20)
  for (const [sheet, id] of [...borrowed].map(one => one.split(' ')))
    expect(readFileSync(`${root}${sheet}`, 'utf8').includes(`id="${id}"`), `${sheet}#${id}`).toBe(true)
  for (const [, href] of pages.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g))
    expect(existsSync(root + href), href).toBe(true)
})
