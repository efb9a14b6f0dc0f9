import type { Request } from 'playwright/test'
import { pageOf } from './setup/pages.ts'
import { expect, test } from './setup/test.ts'
import { atRest } from './setup/watch.ts'

/** The table of budgets: bytes on the wire and requests until one second after load. */
const budgets = {
  marketing: { bytes: 75_000, requests: 8 },
  article: { bytes: 70_000, requests: 6 },
  store: { bytes: 150_000, requests: Number.POSITIVE_INFINITY },
  form: { bytes: 75_000, requests: 6 },
}
const kinds = {
  home: 'marketing',
  company: 'marketing',
  news: 'marketing',
  download: 'marketing',
  entry: 'marketing',
  dapp: 'marketing',
  article: 'article',
  text: 'article',
  dappstore: 'store',
  submitDapp: 'form',
  submitToken: 'form',
  recruiting: 'form',
} as const satisfies Record<string, keyof typeof budgets>
/** The icon of the tab: the browser's own wish, once for the whole site, not part of a view. */
const tabIcon = /^\/favicon\./

/** ru has a second font, for which both numbers have room. */
const second = {
  en: { bytes: 0, requests: 0 },
  ru: { bytes: 25_000, requests: 1 },
  th: { bytes: 0, requests: 0 },
}

const firstViewMs = 1_000

for (const [kind, column] of Object.entries(kinds))
  for (const lang of ['en', 'ru', 'th'] as const)
    test(`${kind} in ${lang} keeps its budget of the first view`, async ({ page }) => {
      const done: Request[] = []
      page.on('requestfinished', request => done.push(request))
      await page.goto(pageOf(lang, kind))
      await atRest(page)
      // What was asked for after the first view, by the clock of the page itself.
      const late = await page.evaluate(end => {
        const { loadEventEnd } = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming
        return performance
          .getEntriesByType('resource')
          .filter(entry => entry.startTime > loadEventEnd + end)
          .map(entry => entry.name)
      }, firstViewMs)
      const asked = done.filter(
        request => !late.includes(request.url()) && !tabIcon.test(new URL(request.url()).pathname),
      )
      const sizes = await Promise.all(
        asked.map(async request => ({
          path: new URL(request.url()).pathname,
          bytes: (await request.sizes()).responseBodySize,
        })),
      )
      const told = sizes.map(({ path, bytes }) => `${bytes} ${path}`).join('\n')
      const { bytes, requests } = budgets[column]
      const sum = sizes.reduce((all, one) => all + one.bytes, 0)
      expect.soft(sum, told).toBeLessThanOrEqual(bytes + second[lang].bytes)
      expect.soft(sizes.length, told).toBeLessThanOrEqual(requests + second[lang].requests)
      const here = new URL(page.url()).origin
      const strangers = asked.filter(request => new URL(request.url()).origin !== here)
      expect(strangers, 'third-party origins').toEqual([])
    })
