import type { Page } from 'playwright/test'
import { limits } from '#config/limits.ts'
import { expect, test } from './setup/test.ts'

const hints = (page: Page) =>
  page.locator('link[rel=prefetch]').evaluateAll(all => all.map(link => (link as HTMLLinkElement).href))

/** Past the idle time by the clock of the page: once for the late script to be asked for, once for its own wait. */
async function idle(page: Page) {
  for (let i = 0; i < 2; i++) {
    await page.waitForLoadState('networkidle')
    await page.clock.runFor(limits.prefetch.idleMs + 1_000)
  }
  await page.waitForLoadState('networkidle')
}

test.beforeEach(async ({ page }) => {
  await page.clock.install()
})

test('fetches a few pages of ours in idle time, and nothing else', async ({ page }) => {
  await page.goto('/en/learn/')
  await idle(page)
  for (const link of await page.getByRole('main').getByRole('link').all()) await link.scrollIntoViewIfNeeded()
  await expect.poll(async () => (await hints(page)).length).toBeGreaterThan(0)
  const found = await hints(page)
  expect(found.length).toBeLessThanOrEqual(limits.prefetch.maxPages)
  for (const href of found) {
    const { origin, pathname } = new URL(href)
    expect(origin).toBe(new URL(page.url()).origin)
    expect(pathname).toMatch(/\/$/)
    expect(pathname).not.toMatch(/^\/api\//)
    expect(pathname).not.toBe(new URL(page.url()).pathname)
  }
  expect(new Set(found).size).toBe(found.length)
})

for (const [name, connection] of [
  ['data-saver', { saveData: true, effectiveType: '4g' }],
  ['2g', { saveData: false, effectiveType: '2g' }],
  ['slow 2g', { saveData: false, effectiveType: 'slow-2g' }],
] as const)
  test(`fetches nothing on ${name}`, async ({ page }) => {
    await page.addInitScript(
      value => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
      connection,
    )
    await page.goto('/en/learn/')
    await idle(page)
    await page.getByRole('main').getByRole('link').first().hover()
    await idle(page)
    expect(await hints(page)).toEqual([])
  })

test('fetches nothing when offline', async ({ page, context, calm }) => {
  calm.networkBreaks()
  await page.goto('/en/learn/')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await idle(page)
  expect(await hints(page)).toEqual([])
})
