import type { Page } from 'playwright/test'
import { mailAddress } from '#config/brand.ts'
import { milestones } from '#features/company/milestones.ts'
import { formatMonth } from '#i18n/format.ts'
import { asRead, headings, phone, readDownTo, tabTo } from './setup/hands.ts'
import { expect, test } from './setup/test.ts'
import { words } from './setup/words.ts'

const boxes = ['support', 'business', 'developers', 'security'] as const
const main = (page: Page) => page.getByRole('main')
const mail = (page: Page, box: (typeof boxes)[number]) =>
  main(page).getByRole('link', { name: mailAddress(box), exact: true })

for (const lang of ['en', 'hi', 'zh-tw'] as const)
  test(`${lang}: philosophy, milestones and contact, without JavaScript too`, async ({ visit }) => {
    const t = words(lang)
    const page = await visit({ javaScriptEnabled: false })
    await page.goto(`/${lang}/company/`)
    expect(await headings(main(page))).toEqual(
      [
        t('company:heading'),
        t('company:philosophy.title'),
        t('company:figures.title'),
        t('company:milestones.title'),
        t('company:contact.title'),
        t('company:ways.title'),
      ].map(asRead),
    )
    for (const id of ['custody', 'plain', 'open', 'proof'] as const)
      await expect(main(page)).toContainText(t(`company:philosophy.${id}.text`))
    for (const box of boxes) {
      await expect(main(page)).toContainText(t(`company:contact.${box}.title`))
      await expect(mail(page, box)).toHaveAttribute('href', `mailto:${mailAddress(box)}`)
    }
  })

test('the milestones stand by month and year, oldest first, each with what happened', async ({ page }) => {
  await page.goto('/en/company/')
  const times = main(page).locator('time')
  const months = await times.evaluateAll(all => all.map(time => time.getAttribute('datetime')))
  expect(months).toEqual([...milestones])
  expect(months).toEqual(months.toSorted())
  await expect(times).toHaveText(milestones.map(month => formatMonth('en', month)))
  const years = main(page)
    .locator('ol > li')
    .filter({ has: page.locator('time') })
    .filter({ has: page.locator('ol') })
  await expect(years).toHaveCount(new Set(milestones.map(month => month.slice(0, 4))).size)
  for (const year of await years.all())
    expect((await year.locator('time').first().getAttribute('datetime'))?.slice(0, 4)).toBe(
      (await year.textContent())?.trim().slice(0, 4),
    )
})

test('by keyboard: every way to write, the channels, and the ways on', async ({ page }) => {
  const t = words('en')
  await page.goto('/en/company/')
  await readDownTo(main(page).locator('#contact-title'))
  const channels = main(page).getByRole('link', { name: t('common:footer.community') })
  await tabTo(page, channels, { most: 1 })
  for (const box of boxes) {
    await page.keyboard.press('Tab')
    await expect(mail(page, box)).toBeFocused()
    await expect(mail(page, box)).toBeInViewport()
  }
  await page.keyboard.press('Tab')
  await expect(main(page).getByRole('link', { name: t('common:footer.becomePromoter') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/recruiting\/$/)
})

test('by touch: the ways on', async ({ visit }) => {
  const t = words('en')
  const page = await visit(phone)
  for (const [name, path] of [
    [t('common:footer.community'), '/en/community/'],
    [t('common:footer.partner'), '/en/partner/'],
    [t('common:footer.brand'), '/en/brand/'],
  ] as const) {
    await page.goto('/en/company/')
    await main(page).getByRole('link', { name, exact: true }).tap()
    await expect(page).toHaveURL(url => url.pathname === path)
  }
})

test('/{lang}/about is our English page, in one step', async ({ page, request, baseURL }) => {
  for (const path of ['/zh/about', '/th/about/']) {
    const answer = await request.get(`${baseURL}${path}`, { maxRedirects: 0 })
    expect([301, 302, 307, 308]).toContain(answer.status())
    expect(answer.headers()['location']).toBe('/en/company/')
  }
  await page.goto('/ko/about')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})
