import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { codes } from '#i18n/languages.ts'
import { pageKinds } from '../page-kinds.ts'
import { kindNames } from './kinds.ts'

const brotli = (text: Buffer | string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

const sizes = new Map<string, number>()
const sizeOf = (file: string): number => {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const size = /\.(woff2|png|jpg|webp)$/.test(file) ? statSync(file).size : brotli(readFileSync(file))
  sizes.set(file, size)
  return size
}

interface Weight {
  html: number
  css: number
  js: number
  other: number
}

function weigh(dist: string, path: string): Weight | undefined {
  const file = join(dist, path, 'index.html')
  if (!existsSync(file)) return
  const html = readFileSync(file, 'utf8')
  const sum = (pattern: RegExp) =>
    [...new Set([...html.matchAll(pattern)].map(match => match[1] ?? ''))].reduce(
      (all, href) => all + sizeOf(join(dist, href)),
      0,
    )
  return {
    html: brotli(html),
    css: sum(/<link rel="stylesheet" href="([^"]+)"/g),
    js: sum(/<script type="module" src="([^"]+)"/g),
    other: sum(/(?:<use href="|<link rel="preload" as="font"[^>]*href=")([^"#]+)/g),
  }
}

/** Brotli-11 bytes of each kind: English, and the heaviest language. */
export function benchBytes(dist: string) {
  console.log('\nBytes, brotli-11 (html / css / js at once / fonts and drawings)')
  const show = (weight: Weight) =>
    [weight.html, weight.css, weight.js, weight.other].map(n => n.toLocaleString('en')).join(' / ')
  for (const kind of kindNames) {
    const all = codes.flatMap(lang => {
      const weight = weigh(dist, `${lang}/${pageKinds[kind]}`)
      return weight ? [{ lang, weight }] : []
    })
    const english = all.find(({ lang }) => lang === 'en')
    const heaviest = all.toSorted((a, b) => b.weight.html - a.weight.html)[0]
    if (english) console.log(`${kind.padEnd(10)} en ${show(english.weight).padEnd(36)}`)
    if (heaviest) console.log(`${''.padEnd(10)} heaviest ${heaviest.lang} ${show(heaviest.weight)}`)
  }
  const scripts = globSync('_astro/*.js', { cwd: dist }).map(file => ({
    file,
    size: sizeOf(join(dist, file)),
  }))
  console.log(
    'scripts:',
    scripts
      .toSorted((a, b) => b.size - a.size)
      .map(({ file, size }) => `${file.slice(7)} ${size}`)
      .join(', '),
  )
}
