/** `npm run brand`: paints the brand kit's PNGs and the favicons with a browser.
 * Run it when the mark or the name changes; the results are committed. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright'
import { findBrowser } from '../browser.mjs'
import { brandFiles } from './brand.ts'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

async function paint(browser: Browser, svg: string, width: number): Promise<Buffer> {
  const [, w, h] = svg.match(/viewBox="0 0 (\S+) (\S+)"/) ?? []
  const height = Math.round((width * Number(h)) / Number(w))
  const page = await browser.newPage({ viewport: { width, height } })
  const sized = svg.replace(
    / width="\S+" height="\S+"/,
    ` width="${width}" height="${height}" display="block"`,
  )
  await page.setContent(`<body style="margin:0">${sized}`)
  const png = await page.screenshot({ omitBackground: true })
  await page.close()
  return png
}

/** An .ico is a list of PNGs with a table before them. */
function ico(images: { size: number; png: Buffer }[]): Buffer {
  const table = Buffer.alloc(6 + 16 * images.length)
  table.writeUInt16LE(1, 2)
  table.writeUInt16LE(images.length, 4)
  let offset = table.length
  images.forEach(({ size, png }, i) => {
    const entry = 6 + 16 * i
    table.writeUInt8(size, entry)
    table.writeUInt8(size, entry + 1)
    table.writeUInt16LE(1, entry + 4)
    table.writeUInt16LE(32, entry + 6)
    table.writeUInt32LE(png.length, entry + 8)
    table.writeUInt32LE(offset, entry + 12)
    offset += png.length
  })
  return Buffer.concat([table, ...images.map(({ png }) => png)])
}

function save(path: string, bytes: string | Buffer): void {
  mkdirSync(dirname(at(path)), { recursive: true })
  writeFileSync(at(path), bytes)
  console.log(`${path}: ${bytes.length} bytes`)
}

const executablePath = findBrowser()
if (!executablePath)
  throw new Error('npm run brand needs a Chromium: install one, or name it in CHROMIUM=/path')
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-background-networking'],
})
const pictures = await brandFiles()
for (const [path, { svg, png = [] }] of Object.entries(pictures)) {
  if (path.endsWith('.svg')) save(path, svg)
  for (const image of png) save(image.path, await paint(browser, svg, image.size))
}
const tab = pictures['public/favicon.svg']!.svg
const sizes = [16, 32, 48]
const images = await Promise.all(sizes.map(async size => ({ size, png: await paint(browser, tab, size) })))
save('public/favicon.ico', ico(images))
await browser.close()
