import type { Page } from 'playwright/test'
import { figures } from '#config/figures.ts'
import { formatBig } from '#i18n/big-numbers.ts'
import { formatMonth } from '#i18n/format.ts'
import { formatPercent } from '#i18n/numbers.ts'
import { asRead, headings, phone, readDownTo, tabTo } from './setup/hands.ts'
import { expect, test } from './setup/test.ts'
import { words } from './setup/words.ts'

const main = (page: Page) => page.getByRole('main')

for (const lang of ['en', 'ja'] as const)
  for (const javaScriptEnabled of [true, false])
    test(`${lang} has the sections in their order ${javaScriptEnabled ? '' : 'without JavaScript'}`, async ({
      visit,
    }) => {
      const t = words(lang)
      const page = await visit({ javaScriptEnabled })
      await page.goto(`/${lang}/`)
      await expect(page.getByRole('banner')).toBeVisible()
      const more = (value: number) => t('home:figures.more', { value: formatBig(lang, value) })
      expect(await headings(main(page))).toEqual(
        [
          t('home:hero.title'),
          t('home:security.title'),
          t('home:exchange.title'),
          t('home:store.title'),
          t('home:tron.title', { percent: formatPercent(lang, figures.energySavingPercent.value) }),
          t('home:tools.title'),
          t('home:community.title', { followers: more(figures.followers.value) }),
          t('home:download.title'),
          t('home:follow.title'),
        ].map(asRead),
      )
      await expect(main(page).locator('dl').first()).toContainText(more(figures.users.value))
      await expect(main(page).locator('dl').first()).toContainText(
        formatBig(lang, figures.monthlyActive.value),
      )
      await expect(main(page).locator('dl').first()).toContainText(more(figures.regions.value))
      const asOf = t('home:figures.asOf', { date: formatMonth(lang, figures.users.asOf) })
      await expect(main(page)).toContainText(asOf)
      const licence = t('home:security.licence.text', { year: String(figures.usLicence.year) })
      await expect(main(page).getByText(licence)).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
    })

const t = words('en')
const app = (page: Page) =>
  main(page)
    .locator('section')
    .first()
    .getByRole('link', { name: t('home:hero.app') })
const extension = (page: Page) =>
  main(page)
    .locator('section')
    .first()
    .getByRole('link', { name: t('home:hero.extension') })

test.describe('the main action fits the device', () => {
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0'
  for (const [name, options] of [
    ['a phone', phone],
    ['a phone without JavaScript', { ...phone, javaScriptEnabled: false }],
    ['a phone held wide, by its user agent', { viewport: { width: 900, height: 420 }, userAgent: iphone }],
  ] as const)
    test(`${name}: the app`, async ({ visit }) => {
      const page = await visit(options)
      await page.goto('/en/')
      await expect(app(page)).toHaveAttribute('href', '/en/download/app/')
      await expect(extension(page)).toBeHidden()
      await app(page)[options.hasTouch ? 'tap' : 'click']()
      await expect(page).toHaveURL(/\/en\/download\/app\/$/)
    })

  for (const javaScriptEnabled of [true, false])
    test(`a computer: the extension ${javaScriptEnabled ? '' : 'without JavaScript'}`, async ({ visit }) => {
      const page = await visit({ javaScriptEnabled })
      await page.goto('/en/')
      await readDownTo(main(page).locator('h1'))
      await page.keyboard.press('Tab')
      await expect(extension(page)).toBeFocused()
      // the second: to the places, where a phone reads the code
      await page.keyboard.press('Tab')
      await expect(app(page)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(main(page).getByText(t('home:download.scan'))).toBeInViewport()
      await tabTo(page, extension(page), { key: 'Shift+Tab', most: 80 })
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/en\/download\/extension\/$/)
    })
})

test('who has downloaded is invited to check it, by keyboard', async ({ page }) => {
  await page.goto('/en/')
  const check = main(page).getByRole('link', { name: t('home:download.verify') })
  await check.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/verify\/$/)
})

test('the Chinese home says what the rules restrict, and leads to the policy', async ({ page, visit }) => {
  const zh = words('zh')
  const notice = (on: Page) => on.getByText(zh('common:notice.region'))
  const learn = (on: Page) => on.getByRole('link', { name: zh('common:notice.regionLink') })
  await page.goto('/zh/')
  await expect(notice(page)).toBeVisible()
  await tabTo(page, learn(page), { most: 20 })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/static\/zh\/policy-adjustment\/$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()

  const hand = await visit({ ...phone, javaScriptEnabled: false })
  await hand.goto('/zh/')
  await expect(notice(hand)).toBeVisible()
  await learn(hand).tap()
  await expect(hand).toHaveURL(/\/static\/zh\/policy-adjustment\/$/)
  await main(hand).locator('a[hreflang=en]').tap()
  await expect(hand).toHaveURL(/\/static\/en\/policy-adjustment\/$/)
  for (const other of ['/zh-tw/', '/ja/']) {
    await hand.goto(other)
    await expect(hand.locator('.notice').filter({ visible: true })).toHaveCount(0)
  }
})
