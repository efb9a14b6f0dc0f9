import { kinds, pageOf } from './setup/pages.ts'
import { expect, test } from './setup/test.ts'
import { atRest, reactAmong, requestsOf } from './setup/watch.ts'

for (const kind of kinds.filter(kind => kind !== 'dappstore'))
  test(`${kind} loads no React before a visitor acts`, async ({ page }) => {
    const asked = requestsOf(page)
    await page.goto(pageOf('en', kind))
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await atRest(page)
    expect(reactAmong(asked)).toEqual([])
  })

test('the language menu loads it at the first sign of intent', async ({ page }) => {
  const asked = requestsOf(page)
  await page.goto('/en/company/')
  await page.locator('.lg').hover()
  await expect.poll(() => reactAmong(asked).length).toBeGreaterThan(0)
})
