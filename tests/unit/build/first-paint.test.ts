import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shortenFirstPaint } from '../../../scripts/build/first-paint.ts'

const link = (name: string) => `<link rel="stylesheet" href="/_astro/${name}.css">`
const page = (...sheets: string[]) =>
  `<head>${sheets.map(link).join(' ')}</head><body><script type="module" src="/_astro/a.js"></script></body>`

function site(pages: Record<string, string>) {
  const dist = mkdtempSync(join(tmpdir(), 'first-paint-'))
  mkdirSync(join(dist, '_astro'))
  for (const name of ['shared.A', 'home.B', 'news.C'])
    writeFileSync(join(dist, `_astro/${name}.css`), `.${name[0]}{}`)
  for (const [name, html] of Object.entries(pages)) {
    mkdirSync(join(dist, name), { recursive: true })
    writeFileSync(join(dist, name, 'index.html'), html)
  }
  const sheets = shortenFirstPaint(dist)
  const read = (name: string) => readFileSync(join(dist, name, 'index.html'), 'utf8')
  const sheetsOf = (name: string) =>
    [...read(name).matchAll(/stylesheet" href="([^"]+)"/g)].map(([, href]) => href!)
  const text = (name: string) => readFileSync(join(dist, sheetsOf(name)[0]!), 'utf8')
  return { dist, sheets, read, sheetsOf, text }
}

test('a page links one sheet that holds all of its own, what is shared first', () => {
  const { sheetsOf, text } = site({ en: page('home.B', 'shared.A') })
  expect(sheetsOf('en')).toHaveLength(1)
  expect(text('en')).toBe('.s{}\n.h{}')
})

test('pages with the same sheets share one, in whichever order they link them', () => {
  const { dist, sheets, sheetsOf } = site({
    en: page('home.B', 'shared.A'),
    zh: page('shared.A', 'home.B'),
    news: page('news.C', 'shared.A'),
  })
  expect(sheets).toBe(2)
  expect(sheetsOf('en')).toEqual(sheetsOf('zh'))
  expect(sheetsOf('news')).not.toEqual(sheetsOf('en'))
  expect(readdirSync(join(dist, '_astro'))).toHaveLength(2)
})

test('a page of one sheet keeps it, a page of none is left alone', () => {
  const bare = '<head></head><body>words</body>'
  const { read, text } = site({ lone: page('shared.A'), bare })
  expect(text('lone')).toBe('.s{}')
  expect(read('bare')).toBe(bare)
})

test('the script of a page lets the sheet and the font pass', () => {
  const { read } = site({ en: page('home.B', 'shared.A') })
  expect(read('en')).toContain('<script type="module" fetchpriority="low" src="/_astro/a.js">')
})
