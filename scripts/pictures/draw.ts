/** Photographs pages with the machine's browser; fonts and drawings come from the project, so every machine draws alike. */
import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { pictureSize } from '#config/pictures.ts'
import { findBrowser } from '../browser.mjs'
import type { Picture } from './headlines.ts'
import { pictureHtml } from './page.ts'
import { fewColours } from './palette.ts'
import { sceneOf } from './scenes.ts'

const types: Record<string, string> = { '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' }
/** No such host: every request for it is answered here, from the project's files. */
const base = 'http://pictures.example'

interface Studio {
  draw: (picture: Picture) => Promise<Buffer>
  close: () => Promise<void>
}

export async function openStudio(root: string): Promise<Studio> {
  const executablePath = findBrowser()
  if (!executablePath)
    throw new Error('npm run pictures needs a Chromium: install one, or name it in CHROMIUM=/path')
  const browser: Browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-lcd-text',
      '--force-color-profile=srgb',
    ],
  })
  const page = await browser.newPage({ viewport: pictureSize })
  let html = ''
  await page.route('**/*', route => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html })
    const contentType = types[extname(pathname)]
    return contentType
      ? route.fulfill({ contentType, body: readFileSync(root + pathname.slice(1)) })
      : route.fulfill({ status: 404 })
  })
  const devtools = await page.context().newCDPSession(page)

  const draw = async (picture: Picture): Promise<Buffer> => {
    html = pictureHtml(picture)
    await page.goto(base, { waitUntil: 'networkidle' })
    await page.evaluate(fit)
    const foreign = await foreignFonts()
    if (foreign.length)
      throw new Error(
        `${picture.name}: “${picture.text}” has letters that no font of ours holds (${foreign.join(', ')} stood in); name a font for them in scripts/pictures/picture.css`,
      )
    return fewColours(await page.screenshot(), sceneOf(picture).colours ?? 24)
  }

  /** Fonts of the machine that the browser took for want of ours. */
  const foreignFonts = async () => {
    await devtools.send('DOM.enable')
    await devtools.send('CSS.enable')
    const { root: top } = await devtools.send('DOM.getDocument')
    const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
      nodeId: top.nodeId,
      selector: 'h1, p, b',
    })
    const names = new Set<string>()
    for (const nodeId of nodeIds) {
      const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
      for (const font of fonts) if (!font.isCustomFont) names.add(font.familyName)
    }
    return [...names]
  }

  return { draw, close: () => browser.close() }
}

/** In the page: the largest size at which no phrase breaks and the headline keeps its column and its height. */
function fit(): Promise<void> {
  const heading = document.querySelector('h1')!
  const words = heading.firstElementChild as HTMLElement
  const parts = [...heading.querySelectorAll<HTMLElement>('.phr')]
  const set = (size: number) => document.body.style.setProperty('--size', `${size}px`)
  const whole = () => {
    const line = Number.parseFloat(getComputedStyle(heading).lineHeight) * 1.5
    return parts.every(part => part.offsetHeight < line)
  }
  const lines = () => words.offsetHeight / Number.parseFloat(getComputedStyle(heading).lineHeight)
  const inside = () =>
    lines() < 3.5 &&
    words.offsetHeight <= heading.clientHeight &&
    parts.every(part => part.scrollWidth <= heading.clientWidth)
  const largest = (least: number, fits: () => boolean) => {
    for (let size = 150; size >= least; size -= 2) {
      set(size)
      if (fits()) return true
    }
    return false
  }
  // Words of these have no space around them, or several: rather small than broken inside.
  const least = /^(zh|th|vi)/.test(document.documentElement.lang) ? 48 : 72
  if (!largest(least, () => inside() && whole())) largest(40, inside)
  return document.fonts.ready.then(() => undefined)
}
