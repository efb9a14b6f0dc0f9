import type { Request } from 'playwright/test'
import { pageOf } from './setup/pages.ts'
import { expect, test } from './setup/test.ts'

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
/** ru has a second font, for which both numbers have room. */
const second = {
  en: { bytes: 0, requests: 0 },
  ru: { bytes: 25_000, requests: 1 },
  th: { bytes: 0, requests: 0 },
}

const firstView = 1_000

for (const [kind, column] of Object.entries(kinds))
  for (const lang of ['en', 'ru', 'th'] as const)
    test(`${kind} in ${lang} keeps its budget of the first view`, async ({ page }) => {
      const done: { request: Request; ended: number }[] = []
      page.on('requestfinished', request => done.push({ request, ended: Date.now() }))
      await page.goto(pageOf(lang, kind))
      const loaded = Date.now()
      await page.waitForTimeout(firstView + 300)
      // Asked for within the second, by the clock of the page itself.
      const late = await page.evaluate(end => {
        const { loadEventEnd } = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming
        return performance
          .getEntriesByType('resource')
          .filter(entry => entry.startTime > loadEventEnd + end)
          .map(entry => entry.name)
      }, firstView)
      const asked = done.filter(
        ({ request, ended }) => ended <= loaded + firstView + 300 && !late.includes(request.url()),
      )
      const sizes = await Promise.all(
        asked.map(async ({ request }) => ({
          path: new URL(request.url()).pathname,
          bytes: (await request.sizes()).responseBodySize,
        })),
      )
      const told = sizes.map(({ path, bytes }) => `${bytes} ${path}`).join('\n')
      const { bytes, requests } = budgets[column]
      const sum = sizes.reduce((all, one) => all + one.bytes, 0)
      expect.soft(sum, told).toBeLessThanOrEqual(bytes + second[lang].bytes)
      expect.soft(sizes.length, told).toBeLessThanOrEqual(requests + second[lang].requests)
      const strangers =
        sizes.length -
        asked.filter(({ request }) => new URL(request.url()).origin === new URL(page.url()).origin).length
      expect(strangers, 'third-party origins').toBe(0)
    })
