import type { Page } from 'playwright/test'
import { pageOf } from './setup/pages.ts'
import { expect, test } from './setup/test.ts'
import { words } from './setup/words.ts'

const t = words('en')

test('the skip link is the first stop and leads past the header', async ({ page }) => {
  await page.goto('/en/company/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: t('common:skip') })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main, footer') !== null)).toBe(true)
})

const solid = (page: Page) =>
  page.locator('.hd').evaluate(header => getComputedStyle(header, '::before').opacity === '1')
const scroll = (page: Page, top: number) => page.evaluate(y => scrollTo({ top: y, behavior: 'instant' }), top)

test('the header gets a background once scrolled', async ({ page }) => {
  await page.goto('/en/')
  expect(await solid(page)).toBe(false)
  await scroll(page, 400)
  await expect.poll(() => solid(page)).toBe(true)
  await expect(page.locator('.hd')).toBeInViewport()
  await scroll(page, 0)
  await expect.poll(() => solid(page)).toBe(false)
})

test('the header of the dapp store gets none, and never lies over what scrolls', async ({ page }) => {
  await page.goto('/en/dappstore/')
  await expect(page.locator('.hd')).toBeInViewport()
  await scroll(page, 400)
  await expect(page.locator('.hd')).not.toBeInViewport()
  expect(await solid(page)).toBe(false)
})

test('a dapp has no footer; the store and the rest have one', async ({ page }) => {
  for (const [path, has] of [
    [pageOf('en', 'dapp'), false],
    ['/en/dappstore/detail/', false],
    ['/en/dappstore/', true],
    ['/en/news/', true],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('footer.ft')).toHaveCount(has ? 1 : 0)
  }
})

test('Telegram asks before one leaves', async ({ page }) => {
  await page.goto('/en/company/')
  const opener = page.locator('footer').getByRole('button', { name: t('common:channels.telegram') })
  const dialog = page.getByRole('dialog', { name: t('common:telegram.title') })
  await opener.click()
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('link', { name: t('common:telegram.continue') })).toBeVisible()
  await dialog.getByRole('button', { name: t('common:telegram.cancel') }).click()
  await expect(dialog).toBeHidden()
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('Chinese pages have what is Chinese alone', async ({ page }) => {
  const zh = words('zh')
  await page.goto('/zh/')
  await expect(page.locator('.notice').filter({ hasText: zh('common:notice.region') })).toBeVisible()
  await expect(page.locator('footer a[href="/zh/company/merchandise/"]')).toBeVisible()
  await expect(page.locator('footer')).toContainText(zh('common:footer.copyrightZh', { year: '2026' }))
  await page.goto('/en/')
  await expect(page.locator('.notice:visible')).toHaveCount(0)
  await expect(page.locator('footer a[href$="/merchandise/"]')).toHaveCount(0)
})
