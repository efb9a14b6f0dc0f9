import type { Page } from 'playwright/test'
import { codes, languages } from '#i18n/languages.ts'
import { expect, test } from './setup/test.ts'
import { reactAmong, requestsOf, slowCpu } from './setup/watch.ts'
import { words } from './setup/words.ts'

const t = words('en')
const button = (page: Page) => page.getByRole('button', { name: new RegExp(`^${t('common:nav.language')}`) })
const entry = (page: Page, code: keyof typeof languages) =>
  page.locator(`#langs a[hreflang="${languages[code].tag}"]`)
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('lang'))
const cookie = async (page: Page) => (await page.context().cookies()).find(one => one.name === 'lang')?.value

test('the menu lists every language by its own name, each marked as such', async ({ page }) => {
  await page.goto('/en/news/')
  await button(page).click()
  for (const code of codes) {
    await expect(entry(page, code)).toBeVisible()
    await expect(entry(page, code)).toHaveText(languages[code].name)
    await expect(entry(page, code)).toHaveAttribute('lang', languages[code].tag)
    await expect(entry(page, code)).toHaveAttribute('href', `/${code}/news/`)
  }
  await expect(page.locator('#langs [aria-current]')).toHaveText(languages.en.name)
})

test('choosing keeps path, query and hash, and is stored for page and host', async ({ page }) => {
  await page.goto('/en/dappstore/?category_id=2&q=a%20b#main')
  await button(page).click()
  await entry(page, 'th').click()
  await page.waitForURL(/\/th\/dappstore\/\?category_id=2&q=a%20b#main$/)
  expect(await stored(page)).toBe('th')
  expect(await cookie(page)).toBe('th')
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  await expect(page.locator('#langs')).toBeHidden()
})

test('choosing the language one reads closes the menu and stays', async ({ page }) => {
  await page.goto('/en/news/')
  await page.evaluate(() => Object.assign(window, { before: true }))
  await button(page).click()
  await entry(page, 'en').click()
  await expect(page.locator('#langs')).toBeHidden()
  expect(await page.evaluate(() => 'before' in window)).toBe(true)
  expect(await stored(page)).toBe('en')
})

test('the first click is not lost on a slow machine, before React is there', async ({ page }) => {
  await slowCpu(page, 6)
  const asked = requestsOf(page)
  await page.goto('/en/company/', { waitUntil: 'commit' })
  await button(page).click()
  await expect(page.locator('#langs')).toBeVisible()
  await entry(page, 'ja').click()
  await page.waitForURL(/\/ja\/company\/$/)
  expect(reactAmong(asked).length).toBeGreaterThan(0)
  expect(await stored(page)).toBe('ja')
})

test('the first tap is not lost either', async ({ visit }) => {
  const page = await visit({ hasTouch: true, viewport: { width: 375, height: 812 } })
  await slowCpu(page, 6)
  await page.goto('/en/company/', { waitUntil: 'commit' })
  await button(page).tap()
  await entry(page, 'ko').tap()
  await page.waitForURL(/\/ko\/company\/$/)
})

test('works by keyboard alone', async ({ page }) => {
  await page.goto('/en/company/')
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#langs')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('#langs')).toBeHidden()
  await expect(button(page)).toBeFocused()
  await page.keyboard.press('Enter')
  for (let i = 0; i < codes.indexOf('ru') + 1; i++) await page.keyboard.press('Tab')
  await expect(entry(page, 'ru')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/ru\/company\/$/)
})

test('a click with the control key opens a tab, as any link', async ({ page, context }) => {
  await page.goto('/en/company/')
  await button(page).click()
  const opened = context.waitForEvent('page')
  await entry(page, 'es').click({ modifiers: ['Control'] })
  const tab = await opened
  await tab.waitForURL(/\/es\/company\/$/)
  expect(new URL(page.url()).pathname).toBe('/en/company/')
})

test('a text that exists in two languages leads the other ten to their home', async ({ page }) => {
  await page.goto('/static/zh/help/')
  await page.locator('.lg').click()
  await expect(entry(page, 'en')).toHaveAttribute('href', '/static/en/help/')
  await expect(entry(page, 'ko')).toHaveAttribute('href', '/ko/')
})

test('the address decides the language, whatever is stored', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'lang', value: 'zh', url: baseURL! }])
  await page.goto('/ru/news/')
  expect(new URL(page.url()).pathname).toBe('/ru/news/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
})

test('a Chinese page offers 繁體中文 to who reads it, and to nobody else', async ({ visit }) => {
  for (const [locale, offered] of [
    ['zh-TW', true],
    ['zh-CN', false],
  ] as const) {
    const page = await visit({ locale })
    await page.goto('/zh/company/')
    const offer = page.locator('[data-notice=traditional]')
    await expect(offer).toBeVisible({ visible: offered })
    if (offered) {
      await offer.getByRole('link').click()
      await page.waitForURL(/\/zh-tw\/company\/$/)
      expect(await stored(page)).toBe('zh-tw')
    }
  }
})
