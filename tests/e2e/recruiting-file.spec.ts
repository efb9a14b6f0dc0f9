import type { Page } from 'playwright/test'
import { expect, test } from './setup/test.ts'
import { words } from './setup/words.ts'

/** The browser here speaks English: nothing of its own words may show on a Russian page. */
const t = words('ru')
const file = (page: Page) => page.locator('#apply-resume')
const zone = (page: Page) => page.locator('#apply .drop')
const cv = { name: 'Ada.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
const shown = (page: Page) =>
  file(page).evaluate(input => getComputedStyle(input).color !== 'rgba(0, 0, 0, 0)')

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'the CV field' : 'the CV field without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('speaks the language of the page, and shows the name of a file once there is one', async ({
      page,
    }) => {
      await page.goto('/ru/recruiting/')
      await expect(zone(page)).toContainText(t('recruit:form.resumeChoose'))
      expect(await shown(page)).toBe(false)
      const wide = await file(page).evaluate(input => getComputedStyle(input, '::file-selector-button').width)
      expect(Number.parseFloat(wide)).toBeLessThan(2)
      await file(page).setInputFiles(cv)
      expect(await shown(page)).toBe(true)
      await expect(zone(page).getByText(t('recruit:form.resumeDrop'))).toBeHidden()
    })

    test('opens by a click anywhere on it and by the keyboard', async ({ page }) => {
      // a listener from the start: the browser must know that we take the chooser before a key opens it
      page.on('filechooser', () => {})
      await page.goto('/ru/recruiting/')
      const box = await zone(page).boundingBox()
      if (!box) throw new Error('the zone is not on the page')
      for (const across of [0.1, 0.9]) {
        const chooser = page.waitForEvent('filechooser')
        await zone(page).click({ position: { x: box.width * across, y: box.height / 2 } })
        await chooser
      }
      await page.locator('#apply-url').focus()
      await page.keyboard.press('Tab')
      await expect(file(page)).toBeFocused()
      const chooser = page.waitForEvent('filechooser')
      await page.keyboard.press('Enter')
      await chooser
    })
  })
