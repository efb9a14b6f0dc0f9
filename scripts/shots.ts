import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { readSettings } from '#config/settings.ts'
import { findBrowser } from './browser.mjs'
import { createOrigin } from './origin/create.ts'
import { precompress } from './origin/static/compress.ts'
import { type PageKind, pageKinds, pathOf } from './page-kinds.ts'

/**
 * Contact sheets of every page type: npm run shots -- --langs en,zh --widths 375,1440 --themes light,dark
 * --pages home,news. Needs a built dist/; pictures and sheet.html land in .shots/.
 */
const list = (value: string) => value.split(',').filter(Boolean)
const { values } = parseArgs({
  options: {
    langs: { type: 'string', default: 'en' },
    widths: { type: 'string', default: '375,1440' },
    themes: { type: 'string', default: 'light' },
    pages: { type: 'string', default: Object.keys(pageKinds).join() },
    scripts: { type: 'string', default: 'on' },
  },
})

const executablePath = findBrowser()
if (!executablePath) throw new Error('no browser: set CHROMIUM to one, or run npm test once')
const where = { dist: 'dist', rules: 'host/origin.json', compressed: '.data/compressed' }
await precompress(where.dist, where.compressed)
const origin = await createOrigin({ ...where, settings: readSettings(), database: ':memory:', port: 0 })
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-background-networking'],
})
mkdirSync('.shots', { recursive: true })

const rows: string[] = []
for (const theme of list(values.themes))
  for (const width of list(values.widths).map(Number)) {
    const context = await browser.newContext({
      viewport: { width, height: width < 800 ? 812 : 900 },
      colorScheme: theme === 'dark' ? 'dark' : 'light',
      reducedMotion: 'reduce',
      javaScriptEnabled: values.scripts !== 'off',
    })
    const page = await context.newPage()
    for (const lang of list(values.langs))
      for (const name of list(values.pages)) {
        const path = name in pageKinds ? pathOf(name as PageKind, lang) : `/${lang}/${name}`
        if (!path) continue
        const file = `${name}-${lang}-${width}-${theme}.png`
        await page.goto(`${origin.url}${path}`, { waitUntil: 'load' })
        // pictures further down are fetched when they come near
        await page.evaluate(() => {
          for (const image of document.images) image.loading = 'eager'
        })
        await page.waitForLoadState('networkidle')
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
        await page.screenshot({ path: join('.shots', file), fullPage: true })
        rows.push(
          `<figure><img src="${file}" width="${width / 4}"><figcaption>${file}${sideways ? ' OVERFLOWS' : ''}</figcaption></figure>`,
        )
        if (sideways) console.error(`${file}: the page scrolls sideways`)
      }
    await context.close()
  }

writeFileSync(
  '.shots/sheet.html',
  `<!doctype html><meta charset="utf-8"><style>figure{display:inline-block;vertical-align:top}</style>${rows.join('\n')}`,
)
console.log(`${rows.length} pictures in .shots/, together in .shots/sheet.html`)
await browser.close()
await origin.close()
