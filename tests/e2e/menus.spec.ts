import type { Page } from 'playwright/test'
import { expect, test } from './setup/test.ts'
import { words } from './setup/words.ts'

const t = words('en')
const names = ['products', 'tools', 'trade', 'build', 'support'] as const
const menu = (page: Page, name: (typeof names)[number]) =>
  page.locator('.hd details', { has: page.locator('summary', { hasText: t(`common:nav.${name}`) }) })
const summary = (page: Page, name: (typeof names)[number]) => menu(page, name).locator('summary')
const open = (page: Page) => page.locator('.hd details[open]')

test.describe('the menus of the header, wide', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/en/company/')
    await page.mouse.move(700, 850)
  })

  test('are reached and opened by keyboard, one at a time, and Escape gives the focus back', async ({
    page,
  }) => {
    const order: string[] = []
    await page.locator('.hd .logo').focus()
    for (let i = 0; i < 6; i++) {
      await page.keyboard.press('Tab')
      order.push((await page.locator(':focus').textContent())?.trim() ?? '')
    }
    const wanted = [...names.slice(0, 3), 'store' as const, ...names.slice(3)]
    expect(order).toEqual(wanted.map(name => t(`common:nav.${name}`)))

    await summary(page, 'tools').focus()
    await page.keyboard.press('Enter')
    await expect(menu(page, 'tools')).toHaveAttribute('open')
    await page.keyboard.press('Tab')
    await expect(menu(page, 'tools').locator('a').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(open(page)).toHaveCount(0)
    await expect(summary(page, 'tools')).toBeFocused()

    await page.keyboard.press('Space')
    await expect(menu(page, 'tools')).toHaveAttribute('open')
    await summary(page, 'trade').focus()
    await page.keyboard.press('Enter')
    await expect(open(page)).toHaveCount(1)
    await expect(menu(page, 'trade')).toHaveAttribute('open')
  })

  test('close when the focus walks on', async ({ page }) => {
    await summary(page, 'support').focus()
    await page.keyboard.press('Enter')
    const links = await menu(page, 'support').locator('a').count()
    for (let i = 0; i <= links; i++) await page.keyboard.press('Tab')
    await expect(open(page)).toHaveCount(0)
  })

  test('open under the pointer and close when it leaves', async ({ page }) => {
    await summary(page, 'tools').hover()
    await expect(menu(page, 'tools')).toHaveAttribute('open')
    await summary(page, 'build').hover()
    await expect(open(page)).toHaveCount(1)
    await expect(menu(page, 'build')).toHaveAttribute('open')
    await menu(page, 'build').locator('a').first().hover()
    await expect(menu(page, 'build')).toHaveAttribute('open')
    await page.mouse.move(700, 850)
    await expect(open(page)).toHaveCount(0)
  })

  test('a click on a menu that the pointer has opened keeps it, the next one closes it', async ({ page }) => {
    await summary(page, 'tools').click()
    await expect(menu(page, 'tools')).toHaveAttribute('open')
    await summary(page, 'tools').click()
    await expect(open(page)).toHaveCount(0)
  })

  test('close on a click elsewhere', async ({ page }) => {
    await summary(page, 'tools').focus()
    await page.keyboard.press('Enter')
    await page.mouse.click(700, 850)
    await expect(open(page)).toHaveCount(0)
  })

  for (const [from, to] of [
    [1400, 1300],
    [1300, 1200],
    [900, 700],
  ] as const)
    test(`close when the window goes from ${from} to ${to}`, async ({ page }) => {
      await page.setViewportSize({ width: from, height: 900 })
      const narrow = from <= 1250
      if (narrow) await page.getByRole('button', { name: t('common:nav.menu') }).click()
      await summary(page, 'tools').focus()
      await page.keyboard.press('Enter')
      await expect(menu(page, 'tools')).toHaveAttribute('open')
      await page.setViewportSize({ width: to, height: 900 })
      await expect(open(page)).toHaveCount(0)
      await expect(page.locator(':popover-open')).toHaveCount(0)
    })

  test('lead where they say', async ({ page }) => {
    await summary(page, 'tools').hover()
    const link = menu(page, 'tools').locator('a').first()
    const to = await link.getAttribute('href')
    await link.click()
    await expect(page).toHaveURL(url => url.pathname === to)
    await expect(open(page)).toHaveCount(0)
  })

  test('the store entry asks for what is hot, and starts afresh when one is there', async ({ page }) => {
    await page.locator('.hd a[data-store]').click()
    await expect(page).toHaveURL(/\/en\/dappstore\/\?category_id=99998$/)
    await page.evaluate(() => Object.assign(window, { before: true }))
    await page.locator('.hd a[data-store]').click()
    await expect.poll(() => page.evaluate(() => 'before' in window)).toBe(false)
    await expect(page).toHaveURL(/\/en\/dappstore\/\?category_id=99998/)
  })
})

/** Where two elements meet: the top of one, less the bottom of the other. */
const gapBelow = async (page: Page, upper: string, lower: string) => {
  const [above, below] = [
    (await page.locator(upper).boundingBox())!,
    (await page.locator(lower).boundingBox())!,
  ]
  return below.y - (above.y + above.height)
}

// the Chinese home has a notice above its bar
for (const [path, width] of [
  ['/zh/', 375],
  ['/zh/', 820],
  ['/zh/', 1440],
  ['/en/company/', 375],
  ['/en/company/', 1440],
] as const)
  test(`${path} at ${width}: languages open under their button, the sheet under the bar`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    for (const down of [0, 600]) {
      await page.evaluate(y => scrollTo({ top: y, behavior: 'instant' }), down)
      await page.locator('.lg').click()
      await expect(page.locator('#langs')).toBeVisible()
      expect(await gapBelow(page, '.lg', '#langs')).toBeCloseTo(8, 0)
      const [button, list] = [
        await page.locator('.lg').boundingBox(),
        await page.locator('#langs').boundingBox(),
      ]
      if (width > 767) expect(list!.x + list!.width).toBeCloseTo(button!.x + button!.width, 0)
      await page.keyboard.press('Escape')
      if (width > 1250) continue
      await page.locator('.burger').click()
      expect(await gapBelow(page, '.hd', '#nav')).toBeCloseTo(0, 0)
      await page.locator('.burger').click()
      await expect(page.locator('#nav')).toBeHidden()
    }
  })

test.describe('the menus of the header, narrow', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true })
  const burger = (page: Page) => page.getByRole('button', { name: t('common:nav.menu') })

  test.beforeEach(async ({ page }) => {
    await page.goto('/en/company/')
  })

  test('lie in a sheet whose groups unfold', async ({ page }) => {
    await expect(page.locator('#nav')).toBeHidden()
    await burger(page).tap()
    await expect(page.locator('#nav')).toBeVisible()
    await summary(page, 'tools').tap()
    await expect(menu(page, 'tools').locator('a').first()).toBeVisible()
    await summary(page, 'trade').tap()
    await expect(open(page)).toHaveCount(1)
    await menu(page, 'trade').locator('a').first().tap()
    await expect(page).toHaveURL(/\/en\/trade\//)
    await expect(page.locator('#nav')).toBeHidden()
  })

  test('a tap beside the menu leaves it as it is, for that is a page being scrolled', async ({ page }) => {
    await burger(page).tap()
    await summary(page, 'tools').tap()
    await page.locator('#nav').tap({ position: { x: 5, y: 5 } })
    await expect(menu(page, 'tools')).toHaveAttribute('open')
  })

  test('close by the button and by Escape, and the focus is back', async ({ page }) => {
    await burger(page).tap()
    await burger(page).tap()
    await expect(page.locator('#nav')).toBeHidden()
    await burger(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#nav')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('#nav')).toBeHidden()
    await expect(burger(page)).toBeFocused()
  })

  test('the cross belongs to the sheet alone, and its switch of colours says what it does', async ({
    page,
  }) => {
    const cross = burger(page).locator('.c')
    await page.locator('.lg').tap()
    await expect(page.locator('#langs')).toBeVisible()
    await expect(cross).toBeHidden()
    await burger(page).tap()
    await expect(cross).toBeVisible()
    const said = page.locator('#nav .theme').evaluate(button => getComputedStyle(button, '::after').content)
    expect(await said).toBe(`"${t('common:theme.dark')}"`)
  })

  test('the sheet scrolls to its last entry', async ({ page }) => {
    await burger(page).tap()
    await summary(page, 'products').tap()
    await page.locator('#nav > :last-child').scrollIntoViewIfNeeded()
    await expect(page.locator('#nav > :last-child')).toBeInViewport()
  })
})
