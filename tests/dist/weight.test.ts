import { describe, expect, it } from 'vitest'
import { none } from './none.ts'
import { eagerScripts, isReact, preloadedFonts, read, styleSheets } from './site/assets.ts'
import { kindOf, shown } from './site/kinds.ts'
import { site, wire } from './site/read.ts'

/** Bytes are brotli-11, as the origin sends them; the numbers are those of the README's table of budgets. */
const html = 12_000
const css = { files: 1, bytes: 9_000 }
const scripts = 2_000
const elements = { marketing: 1_000, article: 600, store: 1_100, form: 800 }
/** names and slugs of 500 dapps; all other pieces */
const data = { names: 6_000, piece: 12_000 }
const fonts = { first: 28_000, more: 25_000, twoFor: new Set(['ru', 'vi']) }

describe('the weight of every page', async () => {
  const { pages, files } = await site()
  const real = pages.filter(shown)
  const sum = (paths: readonly string[]) => paths.reduce((all, path) => all + wire(files, path), 0)

  it('is one first flight of HTML', () => {
    const faults = real.filter(page => page.bytes > html).map(page => `${page.address}: ${page.bytes}`)
    none(faults, `HTML stays under ${html} bytes`)
  })

  it('is a bounded number of elements', () => {
    const faults = real
      .filter(page => page.elements > elements[kindOf(page)])
      .map(page => `${page.address}: ${page.elements}, at most ${elements[kindOf(page)]}`)
    none(faults, 'show less, or show it later')
  })

  it('is one style sheet', () => {
    const faults = real.flatMap(page => {
      const sheets = styleSheets(page)
      return sheets.length > css.files || sum(sheets) > css.bytes
        ? [`${page.address}: ${sheets.length} sheets of ${sum(sheets)}: ${sheets.join(' ')}`]
        : []
    })
    none(faults, `a page links one sheet of at most ${css.bytes} bytes`)
  })

  it('is next to no script before a visitor acts', () => {
    const faults = real
      .filter(page => kindOf(page) !== 'store')
      .flatMap(page => {
        const eager = eagerScripts(page)
        return sum(eager) > scripts ? [`${page.address}: ${sum(eager)}: ${eager.join(' ')}`] : []
      })
    none(faults, `what every page runs at once stays under ${scripts} bytes; the rest waits in later.ts`)
  })

  it('brings no React but to the dapp store', () => {
    const faults = real
      .filter(page => kindOf(page) !== 'store')
      .flatMap(page =>
        eagerScripts(page)
          .filter(isReact)
          .map(path => `${page.address}: ${path}`),
      )
    none(faults, 'hydrate the island at intent, not at load')
  })

  it('is one font, two where its letters need them', () => {
    const faults = real.flatMap(page => {
      const [first, ...more] = preloadedFonts(page)
      const allowed = fonts.twoFor.has(page.lang!) ? 1 : 0
      const heavy = (first && sum([first]) > fonts.first) || more.some(path => sum([path]) > fonts.more)
      return more.length > allowed || heavy ? [`${page.address}: ${preloadedFonts(page).join(' ')}`] : []
    })
    none(faults, `fonts are cut to ${fonts.first} bytes, one more of ${fonts.more} for ru and vi`)
  })

  it('is data in small pieces, the names first', () => {
    const pieces = [...files.keys()].filter(path => /^\/data\/.*\.json$/.test(path))
    const faults = pieces.flatMap(path => {
      const isNames = path.endsWith('/dapps.json')
      const room = isNames
        ? data.names * Math.max(1, (JSON.parse(read(path)) as { dapps: unknown[] }).dapps.length / 500)
        : data.piece
      return wire(files, path) > room ? [`${path}: ${wire(files, path)}, at most ${room}`] : []
    })
    expect(pieces.length).toBeGreaterThan(0)
    none(faults, 'split it; what the first letters of a search need comes first')
  })

  it('names no file in a style sheet that is not there', () => {
    const sheets = [...files.keys()].filter(path => path.endsWith('.css'))
    const faults = sheets.flatMap(sheet =>
      [...read(sheet).matchAll(/url\(\s*["']?([^"')]+)/g)].flatMap(([, to = '']) => {
        const { pathname, host } = new URL(to, `https://here${sheet}`)
        return host !== 'here' || !files.has(pathname) ? [`${sheet}: ${to}`] : []
      }),
    )
    none(faults, 'the file has another name, or lies elsewhere')
  })
})
