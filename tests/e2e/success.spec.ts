import type { Page } from 'playwright/test'
import { limits } from '#config/limits.ts'
import { asRead, headings, phone, readDownTo, tabTo } from './setup/hands.ts'
import { expect, test } from './setup/test.ts'
import { words } from './setup/words.ts'

const receipt = 'ABCDEFGHIJKLMNOPQRSTUVWX23'
const main = (page: Page) => page.getByRole('main')
const shown = (page: Page) => main(page).getByText(receipt, { exact: true })

for (const [lang, kind] of [
  ['en', 'dapp'],
  ['ko', 'token'],
  ['th', 'recruiting'],
] as const)
  test(`${lang}: a ${kind} is thanked for in its own words, with receipt and what happens next`, async ({
    page,
  }) => {
    const t = words(lang)
    await page.goto(`/${lang}/success/?kind=${kind}&receipt=${receipt}`)
    expect(await headings(main(page))).toEqual(
      [t('pages:success.heading'), t('pages:success.receipt'), t('pages:success.next')].map(asRead),
    )
    const own = t(`pages:success.${kind}`, { count: limits.tokenReviewWorkingDays })
    await expect(main(page).getByText(own)).toBeVisible()
    await expect(main(page).getByText(t('pages:success.other'))).toBeHidden()
    await expect(shown(page)).toBeVisible()
    await expect(main(page).getByRole('listitem')).toHaveText(
      (['read', 'ask', 'answer'] as const).map(step => t(`pages:success.steps.${step}`)),
    )
    await expect(main(page)).toContainText(t('pages:success.scam'))
  })

test('by keyboard: the receipt is copied, then home', async ({ page, context, baseURL }) => {
  const t = words('en')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL! })
  await page.goto(`/en/success/?kind=dapp&receipt=${receipt}`)
  await readDownTo(page.getByRole('heading', { level: 1 }))
  await page.keyboard.press('Tab')
  await expect(main(page).getByRole('button', { name: t('pages:copy.button') })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(main(page).getByRole('status')).toHaveText(t('pages:copy.copied'))
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(receipt)
  await tabTo(page, main(page).getByRole('link', { name: t('pages:success.home') }), { most: 2 })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/$/)
})

test('by touch: a clipboard that is denied leaves the receipt selected; home is one tap', async ({
  visit,
  baseURL,
}) => {
  const t = words('en')
  const page = await visit(phone)
  await page.context().grantPermissions([], { origin: baseURL! })
  await page.goto(`/en/success/?kind=dapp&receipt=${receipt}`)
  await main(page)
    .getByRole('button', { name: t('pages:copy.button') })
    .tap()
  await expect(main(page).getByRole('status')).toHaveText(t('pages:copy.failed'))
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(receipt)
  await main(page)
    .getByRole('link', { name: t('pages:success.home') })
    .tap()
  await expect(page).toHaveURL(/\/en\/$/)
})

for (const query of [
  '',
  '?kind=constructor&receipt=short',
  '?kind=%22%3E&receipt=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  `?kind=dapp%20token&receipt=${receipt}!`,
])
  test(`"${query}" names nothing of ours: the plain sentence, no receipt`, async ({ page }) => {
    const t = words('en')
    await page.goto(`/en/success/${query}`)
    await expect(main(page).getByText(t('pages:success.other'))).toBeVisible()
    await expect(main(page).getByRole('heading', { name: t('pages:success.receipt') })).toBeHidden()
    await expect(main(page).getByRole('button')).toHaveCount(0)
  })

test('without JavaScript: thanks, what happens next, and the way home', async ({ visit }) => {
  const t = words('pt')
  const page = await visit({ ...phone, javaScriptEnabled: false })
  await page.goto(`/pt/success/?kind=dapp&receipt=${receipt}`)
  await expect(main(page).getByText(t('pages:success.other'))).toBeVisible()
  await expect(main(page).getByRole('listitem')).toHaveCount(3)
  await main(page)
    .getByRole('link', { name: t('pages:success.home') })
    .tap()
  await expect(page).toHaveURL(/\/pt\/$/)
})
