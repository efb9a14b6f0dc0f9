import { expect, test } from './setup/test.ts'
import { atRest } from './setup/watch.ts'

test('a quiet word says that the connection is gone, and goes when it is back', async ({ page, context }) => {
  await page.goto('/en/company/')
  const notice = page.locator('[data-notice=offline]')
  await expect(notice).toBeHidden()
  await context.setOffline(true)
  await expect(notice).toBeVisible()
  await expect(notice).toHaveRole('status')
  await context.setOffline(false)
  await expect(notice).toBeHidden()
})

test('what is open goes on working', async ({ page, context, calm }) => {
  calm.networkBreaks()
  await page.goto('/en/company/')
  await atRest(page)
  await context.setOffline(true)
  await page.locator('.hd summary').first().click()
  await expect(page.locator('.hd details[open] a').first()).toBeVisible()
  await page.mouse.click(700, 850)
  await page.locator('.lg').click()
  await expect(page.locator('#langs')).toBeVisible()
})
