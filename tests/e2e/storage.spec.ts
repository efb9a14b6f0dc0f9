import type { Page } from 'playwright/test'
import { expect, test } from './setup/test.ts'

const kinds = {
  throws: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  },
  'is missing': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { value: undefined })
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  },
  'holds garbage': () => {
    for (const key of ['lang', 'theme', 'blockchainList', 'favourites', 'recent', 'risk', 'chunk-reload'])
      for (const area of [localStorage, sessionStorage]) area.setItem(key, '{"__proto__":[null,')
  },
  'holds a language that is none': () => localStorage.setItem('lang', 'constructor'),
}

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

for (const [name, breakIt] of Object.entries(kinds))
  test(`a storage that ${name} hurts nothing`, async ({ page }) => {
    await page.addInitScript(breakIt)
    for (const path of ['/en/', '/en/dappstore/', '/en/submit/token/', '/en/news/']) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
    }
    const before = await background(page)
    await page.locator('[data-theme-switch]:visible').first().click()
    expect(await background(page)).not.toBe(before)
    await page.locator('.lg').click()
    await page.locator('#langs a[hreflang=th]').click()
    await page.waitForURL('**/th/news/')
    expect((await page.context().cookies()).find(one => one.name === 'lang')?.value).toBe('th')
  })
