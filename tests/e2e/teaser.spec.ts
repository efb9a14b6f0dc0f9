import type { Page } from 'playwright/test'
import { phone, readDownTo, tabTo } from './setup/hands.ts'
import { expect, test } from './setup/test.ts'
import { words } from './setup/words.ts'

const t = words('en')
const form = (page: Page) => page.getByRole('main').getByRole('search')
const field = (page: Page) => form(page).getByRole('searchbox', { name: t('home:store.search') })
const button = (page: Page) => form(page).getByRole('button', { name: t('home:store.button') })
const shelf = (page: Page) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('search') })
const asked = (query: string) => (url: URL) =>
  url.pathname === '/en/dappstore/' && url.searchParams.get('q') === query
const storeField = (page: Page) => page.getByRole('main').getByRole('searchbox').first()

/** A dapp that home shows: the store must find it. */
const first = (page: Page) => shelf(page).getByRole('listitem').first().locator('b').first()

test('Enter leads into the store, which has the query and its results', async ({ page }) => {
  await page.goto('/en/')
  const name = (await first(page).textContent())!.trim()
  await readDownTo(shelf(page).getByRole('heading').first())
  await tabTo(page, field(page), { most: 3 })
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(asked(name))
  await expect(storeField(page)).toHaveValue(name)
  await expect(page.getByRole('main').getByRole('link').filter({ hasText: name }).first()).toBeVisible()
})

test('the button does the same, by Tab and Space, and what is found by nobody is said', async ({ page }) => {
  await page.goto('/en/')
  await field(page).focus()
  await page.keyboard.type('zzqx & <b>')
  await page.keyboard.press('Tab')
  await expect(button(page)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(asked('zzqx & <b>'))
  await expect(page.getByRole('main')).toContainText(t('spec:store.noRecords'))
})

for (const javaScriptEnabled of [true, false])
  test(`a tap leads into the store with the query ${javaScriptEnabled ? '' : 'without JavaScript'}`, async ({
    visit,
  }) => {
    const page = await visit({ ...phone, javaScriptEnabled })
    await page.goto('/en/')
    const name = (await first(page).textContent())!.trim()
    await field(page).tap()
    await page.keyboard.type(name)
    await button(page).tap()
    await expect(page).toHaveURL(asked(name))
    await expect(page.getByRole('main').locator('a[href^="/en/dappstore/"]').first()).toBeVisible()
    if (javaScriptEnabled) await expect(storeField(page)).toHaveValue(name)
  })

test('a dapp, a category and the whole store are one step away, by keyboard and by touch', async ({
  page,
  visit,
}) => {
  await page.goto('/en/')
  const dapp = shelf(page).getByRole('link').first()
  const to = (await dapp.getAttribute('href'))!
  expect(to).toMatch(/^\/en\/dappstore\/[^/]+\/$/)
  await button(page).focus()
  await page.keyboard.press('Tab')
  await expect(dapp).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(url => url.pathname === to)

  const hand = await visit({ ...phone, javaScriptEnabled: false })
  await hand.goto('/en/')
  await shelf(hand).locator('a[href*="category_id"]').first().tap()
  await expect(hand).toHaveURL(/\/en\/dappstore\/\?category_id=\w+$/)
  await hand.goto('/en/')
  await shelf(hand)
    .getByRole('link', { name: t('home:store.all') })
    .tap()
  await expect(hand).toHaveURL(/\/en\/dappstore\/$/)
})
