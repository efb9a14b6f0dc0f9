import type { Page } from 'playwright/test'
import { readLocales } from '../../scripts/origin/api/locales.ts'
import { createSpeak } from '../../scripts/origin/api/words.ts'
import { application, files } from './setup/application.ts'
import { phone, tabTo } from './setup/hands.ts'
import { expect, test } from './setup/test.ts'

/** The answer is the origin's own page, in its own words. */
const say = createSpeak(readLocales())
test.use({ javaScriptEnabled: false })

/** Every line and button of an answer stands clear of what comes after it. */
async function nothingCovers(page: Page) {
  const parts = page.getByRole('main').locator('h1, p, li, a')
  for (const part of await parts.all()) {
    await part.scrollIntoViewIfNeeded()
    const box = (await part.boundingBox())!
    const shore = (await page.locator('footer.ft > .shorel').boundingBox())!
    expect(box.y + box.height, (await part.textContent()) ?? '').toBeLessThanOrEqual(shore.y)
  }
}

test('the application arrives, and the answer is a page in the language with a receipt', async ({ page }) => {
  const t = say('ru')
  const it = application(page, 'ru')
  await page.goto('/ru/recruiting/')
  await it.fill()
  await tabTo(page, it.send, { most: 12 })
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('origin:submission.receivedTitle'))
  await expect(page.getByRole('main')).toContainText(/[A-Za-z2-7]{26}/)
  await expect(page.getByRole('main')).toContainText(t('origin:submission.next.recruiting'))
  await tabTo(page, page.getByRole('link', { name: t('origin:submission.status') }), { most: 40 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('origin:status.received.title'))
  await page
    .getByRole('main')
    .getByRole('link', { name: t('origin:home') })
    .press('Enter')
  await expect(page).toHaveURL(/\/ru\/$/)
})

test('by touch it is the same', async ({ visit }) => {
  const t = say('en')
  const page = await visit({ ...phone, javaScriptEnabled: false })
  const it = application(page)
  await page.goto('/en/recruiting/')
  await it.fill()
  await it.send.tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('origin:submission.receivedTitle'))
  await nothingCovers(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('origin:home') })
    .tap()
  await expect(page).toHaveURL(/\/en\/$/)
})

test('the browser itself asks for what is missing', async ({ page }) => {
  const it = application(page)
  await page.goto('/en/recruiting/')
  await it.fill()
  await it.field('region').fill('')
  await it.send.press('Enter')
  await expect(it.field('region')).toBeFocused()
  await expect(page).toHaveURL(/\/en\/recruiting\/$/)
})

test('what the browser cannot check is refused by name, and the way back keeps the answers', async ({
  page,
}) => {
  const t = say('ja')
  const it = application(page, 'ja')
  await page.goto('/ja/recruiting/')
  await it.fill()
  await it.meets('events').uncheck()
  await it.field('resume').setInputFiles(files.wrong)
  await it.send.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('origin:submission.refusedTitle'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
  await nothingCovers(page)
  await expect(page.getByRole('main').getByRole('listitem')).toContainText([
    t('recruit:form.meets'),
    t('recruit:form.resume'),
  ])
  // out of the browser's cache there is no load to wait for
  await page.goBack({ waitUntil: 'commit' })
  await expect(it.field('name')).not.toHaveValue('')
})
