import type { Page } from 'playwright/test'
import { expect, test } from './setup/test.ts'
import { atRest } from './setup/watch.ts'
import { words } from './setup/words.ts'

const t = words('en')

/** Away and back again, as the browser's own button does it; out of its cache there is no load to wait for. */
async function awayAndBack(page: Page, leave: () => Promise<void>) {
  await page.evaluate(() => Object.assign(window, { before: true }))
  await leave()
  await page.waitForURL('**/en/news/')
  await page.evaluate(() => history.back())
  await page.waitForURL('**/en/company/', { waitUntil: 'commit' })
  expect(await page.evaluate(() => 'before' in window), 'it is the same page, out of the cache').toBe(true)
}

const opened = {
  // by keyboard: a pointer that still rests on a menu opens it again, and may
  'a menu': (page: Page) => page.locator('.hd summary').nth(1).press('Enter'),
  'the languages': (page: Page) => page.locator('.lg').click(),
  'the dialog before Telegram': (page: Page) =>
    page
      .locator('footer')
      .getByRole('button', { name: t('common:channels.telegram') })
      .click(),
}

for (const [name, open] of Object.entries(opened))
  test(`back on a page left with ${name} open, it is closed and the page can be used`, async ({ page }) => {
    await page.goto('/en/company/')
    await atRest(page)
    await open(page)
    await expect(page.locator(':popover-open, .hd details[open]')).toHaveCount(1)
    await awayAndBack(page, () => page.evaluate(() => location.assign('/en/news/')))
    await expect(page.locator(':popover-open, .hd details[open]')).toHaveCount(0)
    for (const button of await page.locator('header button:visible').all()) await expect(button).toBeEnabled()
    await page.mouse.move(700, 850)
    await page.locator('.lg').click()
    await page.locator('#langs a[hreflang=ja]').click()
    await page.waitForURL('**/ja/company/')
  })

test('a language chosen, then back: the page is in its own language and its menu works', async ({ page }) => {
  await page.goto('/en/company/')
  await page.locator('.lg').click()
  await page.locator('#langs a[hreflang=th]').click()
  await page.waitForURL('**/th/company/')
  await page.evaluate(() => history.back())
  await page.waitForURL('**/en/company/', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('#langs')).toBeHidden()
  await expect(page.locator('#loading-bar')).toBeHidden()
  await page.locator('.lg').click()
  await expect(page.locator('#langs')).toBeVisible()
})

for (const [from, to] of [
  [1300, 700],
  [700, 1300],
] as const)
  test(`a dialog and the languages close when the window goes from ${from} to ${to}`, async ({ page }) => {
    await page.setViewportSize({ width: from, height: 900 })
    await page.goto('/en/company/')
    for (const name of ['the languages', 'the dialog before Telegram'] as const) {
      await opened[name](page)
      await expect(page.locator(':popover-open')).toHaveCount(1)
      await page.setViewportSize({ width: to, height: 900 })
      await expect(page.locator(':popover-open')).toHaveCount(0)
      await page.setViewportSize({ width: from, height: 900 })
    }
  })
