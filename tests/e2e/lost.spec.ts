import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { codes, languages } from '#i18n/languages.ts'
import { asRead, headings, phone, readDownTo, tabTo } from './setup/hands.ts'
import { expect, test } from './setup/test.ts'
import { words } from './setup/words.ts'

const dist = process.env['DIST'] ?? 'dist'
const main = (page: Page) => page.getByRole('main')

test.beforeEach(({ calm }) => calm.networkBreaks())

for (const lang of codes)
  test(`${lang}: says what the specification says, with header, ways on and footer`, async ({ page }) => {
    const t = words(lang)
    const answer = await page.goto(`/${lang}/no/such/page/`)
    expect(answer?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', languages[lang].tag)
    expect(await headings(main(page))).toEqual([asRead(t('pages:notFound.heading'))])
    await expect(main(page).getByText(t('spec:errors.notFound'), { exact: true })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    const ways = main(page)
      .getByRole('navigation', { name: t('pages:notFound.ways') })
      .getByRole('link')
    for (const way of await ways.all()) {
      const to = (await way.getAttribute('href'))!
      expect(to.startsWith(`/${lang}/`), to).toBe(true)
      expect((await page.request.get(to)).status(), to).toBe(200)
    }
  })

test('by keyboard: home first, then the ways on', async ({ page }) => {
  const t = words('zh-tw')
  await page.goto('/zh-tw/dappstore/no-such-dapp/')
  await readDownTo(main(page).getByRole('heading'))
  const home = main(page).getByRole('link', { name: t('pages:notFound.home') })
  await tabTo(page, home, { most: 1 })
  await page.keyboard.press('Tab')
  await expect(main(page).getByRole('link', { name: t('pages:notFound.store') })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(main(page).getByRole('navigation').getByRole('link').first()).toBeFocused()
  await tabTo(page, home, { most: 2, key: 'Shift+Tab' })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/zh-tw\/$/)
})

for (const javaScriptEnabled of [true, false])
  test(`by touch ${javaScriptEnabled ? '' : 'without JavaScript'}`, async ({ visit }) => {
    const t = words('ru')
    const page = await visit({ ...phone, javaScriptEnabled }, { networkBreaks: true })
    await page.goto('/ru/no-such-page/')
    await main(page)
      .getByRole('link', { name: t('pages:notFound.store') })
      .tap()
    await expect(page).toHaveURL(/\/ru\/dappstore\/$/)
    await page.goto('/ru/no-such-page/')
    await main(page)
      .getByRole('link', { name: t('pages:notFound.home') })
      .tap()
    await expect(page).toHaveURL(/\/ru\/$/)
  })

test('an address in no language of ours: the quoted sentence, and the languages to choose from', async ({
  page,
}) => {
  const t = words('en')
  const answer = await page.goto('/xx/dappstore/')
  expect(answer?.status()).toBe(404)
  await expect(main(page).getByText(t('spec:errors.notFoundLanguage'), { exact: true })).toBeVisible()
  await page.locator('.lg').press('Enter')
  const vietnamese = page.locator('#langs a[hreflang=vi]')
  await expect(vietnamese).toBeVisible()
  await vietnamese.press('Enter')
  await expect(page).toHaveURL(/\/vi\/$/)
})

test('the page for an error while showing an error stands alone and leads home', async ({ page }) => {
  const t = words('en')
  await page.route('**/broken/', route => route.fulfill({ status: 500, path: join(dist, '500.html') }))
  await page.goto('/broken/')
  await expect(page.locator('body')).toContainText(t('spec:errors.showingError'))
  await expect(page.locator('script, link[rel=stylesheet]')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(url => /^\/(en\/)?$/.test(url.pathname))
})
