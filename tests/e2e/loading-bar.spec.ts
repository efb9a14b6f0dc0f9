import type { Page } from 'playwright/test'
import { pageOf } from './setup/pages.ts'
import { type Slow, slowLine } from './setup/slow.ts'
import { test as base, expect } from './setup/test.ts'
import { atRest, reactAmong, requestsOf } from './setup/watch.ts'

const test = base.extend<{ slow: Slow }>({
  slow: async ({ origin }, use) => {
    const slow = await slowLine(origin.url)
    await use(slow)
    slow.close()
  },
})

const bar = (page: Page) => page.locator('#loading-bar')

const sign = '/the-bar-has-grown'

/** The page keeps what its bar shows, and lets the held page go once the bar has grown twice. */
const watchBar = (page: Page) =>
  page.evaluate(path => {
    const bar = document.getElementById('loading-bar')!
    const seen: number[] = []
    new MutationObserver(() => {
      if (bar.hidden) return
      seen.push(Number(bar.ariaValueNow))
      sessionStorage.setItem('bar', JSON.stringify(seen))
      if (new Set(seen).size === 3) fetch(path)
    }).observe(bar, { attributes: true, attributeFilter: ['hidden', 'aria-valuenow'] })
  }, sign)
const seenBar = (page: Page): Promise<number[]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('bar') ?? '[]'))

const follow = (page: Page, path: string) =>
  page.locator(`footer a[href="${path}"]`).click({ noWaitAfter: true })

test('a slow navigation from an article shows the bar, and loads no React', async ({ page, slow }) => {
  const asked = requestsOf(page)
  await page.goto(slow.url + pageOf('en', 'article'))
  await atRest(page)
  await expect(bar(page)).toBeHidden()
  await watchBar(page)
  slow.hold('/en/company/', sign)
  await follow(page, '/en/company/')
  await page.waitForURL('**/en/company/')
  const seen = await seenBar(page)
  expect(seen.at(-1)).toBeGreaterThan(seen[0]!)
  expect(reactAmong(asked)).toEqual([])
  await expect(bar(page)).toBeHidden()
})

test('so does the first click of a visit', async ({ page, slow }) => {
  await page.goto(`${slow.url}/en/news/`)
  await watchBar(page)
  slow.hold('/en/company/', sign)
  await follow(page, '/en/company/')
  await page.waitForURL('**/en/company/')
  expect((await seenBar(page)).length).toBeGreaterThan(0)
})

test('a page come back to from the back-forward cache has no bar', async ({ page, slow }) => {
  await page.goto(`${slow.url}/en/company/`)
  await atRest(page)
  await page.evaluate(() => Object.assign(window, { before: true }))
  await watchBar(page)
  slow.hold('/en/news/', sign)
  await follow(page, '/en/news/')
  await page.waitForURL('**/en/news/')
  // not goBack(): it waits for a load, and out of the cache there is none
  await page.evaluate(() => history.back())
  await page.waitForURL('**/en/company/', { waitUntil: 'commit' })
  expect(await page.evaluate(() => 'before' in window), 'it is the same page, out of the cache').toBe(true)
  await expect(bar(page)).toBeHidden()
})

test('a link to a place on the same page starts no bar', async ({ page }) => {
  await page.goto('/en/company/')
  await atRest(page)
  await page.evaluate(() => {
    const bar = document.getElementById('loading-bar')!
    new MutationObserver(() => {
      if (!bar.hidden) document.documentElement.dataset['barShown'] = ''
    }).observe(bar, { attributes: true, attributeFilter: ['hidden'] })
  })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
  await expect(page.locator('html')).not.toHaveAttribute('data-bar-shown')
})
