import { expect, test } from './setup/test.ts'
import { words } from './setup/words.ts'

const t = words('en')

test('a search on a shelf leads into the store, which answers', async ({ page }) => {
  await page.goto('/en/dappstore/category/3/')
  await page.getByRole('main').getByRole('searchbox').fill('uniswap')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/dappstore\/\?q=uniswap$/)
  await expect(page.getByRole('main').getByRole('status')).toContainText('found')
})

test('on a phone the strip of shelves opens at the current one', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/en/dappstore/category/13/')
  const strip = page.getByRole('navigation', { name: t('store:categories') })
  await expect(strip.locator('[aria-current]')).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('beside a long shelf the categories stay in sight', async ({ page }) => {
  await page.goto('/en/dappstore/network/eth/')
  await page.locator('.card').last().scrollIntoViewIfNeeded()
  const shelves = page.getByRole('navigation', { name: t('store:categories') })
  await expect(shelves.getByRole('link').first()).toBeInViewport({ ratio: 1 })
})

test('the old address of a dapp: a known id goes on, an unknown one finds search and the ranking', async ({
  page,
}) => {
  await page.goto('/en/dappstore/detail/?id=uniswap')
  await expect(page).toHaveURL(/\/en\/dappstore\/uniswap\/$/)
  await page.goto('/en/dappstore/detail/?id=nobody')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible()
  await expect(page.getByRole('heading', { name: t('store:trending') })).toBeVisible()
})
