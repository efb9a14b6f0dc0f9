import type { Page } from 'playwright/test'
import { expect, test } from './setup/test.ts'

const toggle = (page: Page) => page.locator('[data-theme-switch]:visible').first()
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

test('the switch turns the colours, says what it will do, and the choice lasts', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/en/company/')
  const light = await background(page)
  const name = await toggle(page).getAttribute('aria-label')
  await toggle(page).click()
  const dark = await background(page)
  expect(dark).not.toBe(light)
  expect(await toggle(page).getAttribute('aria-label')).not.toBe(name)
  await page.goto('/en/news/')
  expect(await background(page)).toBe(dark)
  await toggle(page).click()
  expect(await background(page)).toBe(light)
  await page.reload()
  expect(await background(page)).toBe(light)
})

test('a choice that equals the device is forgotten, so the device leads again', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/en/company/')
  const dark = await background(page)
  await toggle(page).click()
  await toggle(page).click()
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await background(page)).not.toBe(dark)
})

test('the stored theme is there before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/en/company/')
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  // What the page is painted with when the parser has only just met the body.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return
      document.documentElement.dataset['atBody'] = document.documentElement.dataset['theme'] ?? 'none'
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/en/company/')
  await expect(page.locator('html')).toHaveAttribute('data-at-body', 'dark')
})

for (const value of ['purple', '{"a":', ''])
  test(`a stored theme "${value}" is ignored`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/en/company/')
    const light = await background(page)
    await page.evaluate(stored => localStorage.setItem('theme', stored), value)
    await page.reload()
    expect(await background(page)).toBe(light)
  })
