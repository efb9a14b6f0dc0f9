import type { Page } from 'playwright/test'
import { isReact } from '../../dist/site/assets.ts'

/** Paths of what the page asks for, in order; `data:` and `blob:` are no requests. */
export function requestsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', request => {
    const url = new URL(request.url())
    if (/^https?:$/.test(url.protocol)) asked.push(url.pathname + url.search)
  })
  return asked
}

const isScript = (path: string) => path.split('?')[0]!.endsWith('.js')

/** The scripts among them that carry React, by what is in the file, not by its name. */
export const reactAmong = (paths: readonly string[]): string[] =>
  paths.filter(path => path.startsWith('/_astro/') && isScript(path) && isReact(path.split('?')[0]!))

/** Resolves once the late script of a page runs and nothing is under way. */
export async function atRest(page: Page) {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/_astro/later.')),
  )
  await page.waitForLoadState('networkidle')
}

/** The browser's CPU, so many times slower. */
export async function slowCpu(page: Page, rate: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}
