import type { Page } from 'playwright/test'
import { phone, tabTo } from './setup/hands.ts'
import { expect, test } from './setup/test.ts'
import { words } from './setup/words.ts'

const t = words('en')
const extension = '/en/download/extension/'
const dialog = (page: Page) => page.getByRole('dialog', { name: t('home:launch.title') })
const action = (page: Page, key: 'spec:dialogs.useNow' | 'spec:dialogs.copyLink') =>
  dialog(page).getByText(t(key), { exact: true })
const link = (page: Page) => dialog(page).getByRole('link').filter({ hasText: extension })
const close = (page: Page) => dialog(page).getByRole('button', { name: t('common:close') })
/** On a computer the row of the extension opens it, on a phone the second action of the hero does. */
const row = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button')
    .filter({ hasText: t('home:download.extension.title') })
const second = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: t('home:hero.extension'), exact: true })
const said = (page: Page) => dialog(page).getByRole('status')

async function keyboard(page: Page, stops: ReturnType<typeof link>[]) {
  await page.goto('/en/')
  for (const key of ['Enter', 'Space']) {
    await tabTo(page, row(page), { most: 120 })
    await page.keyboard.press(key)
    await expect(dialog(page)).toBeVisible()
    await expect(dialog(page)).toContainText(t('home:launch.hint'))
    for (const stop of stops) {
      await page.keyboard.press('Tab')
      await expect(stop).toBeFocused()
    }
    // not a trap: the next one lies on the page again, and the way back leads in
    await page.keyboard.press('Tab')
    await expect(dialog(page).locator(':focus')).toHaveCount(0)
    await page.keyboard.press('Shift+Tab')
    await expect(stops.at(-1)!).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(row(page)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await tabTo(page, close(page), { most: stops.length })
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(row(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, action(page, 'spec:dialogs.useNow'), { most: 3 })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(url => url.pathname === extension)
}

async function touch(page: Page) {
  await page.goto('/en/')
  await second(page).tap()
  await expect(dialog(page)).toBeVisible()
  await expect(dialog(page)).toContainText(t('home:launch.hint'))
  await close(page).tap()
  await expect(dialog(page)).toBeHidden()
  await second(page).tap()
  await expect(dialog(page)).toBeVisible()
  await page.touchscreen.tap(8, 8)
  await expect(dialog(page)).toBeHidden()
  await row(page).tap()
  await action(page, 'spec:dialogs.useNow').tap()
  await expect(page).toHaveURL(url => url.pathname === extension)
}

test('by keyboard: opens, is walked through and out of, closes, leads on', async ({ page }) => {
  const copy = action(page, 'spec:dialogs.copyLink')
  await keyboard(page, [link(page), action(page, 'spec:dialogs.useNow'), copy, close(page)])
})

test('by touch: opens from both places, closes by its button and beside it, leads on', async ({ visit }) => {
  await touch(await visit(phone))
})

test('the link is copied, and it is the whole address', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL! })
  await page.goto('/en/')
  await row(page).click()
  // there before it speaks, or a screen reader would not hear it
  await expect(said(page)).toHaveCount(1)
  await action(page, 'spec:dialogs.copyLink').press('Enter')
  await expect(said(page)).toHaveText(t('home:launch.copied'))
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await link(page).textContent())
  expect(new URL(copied).pathname).toBe(extension)
  await expect(dialog(page)).toBeVisible()
  // the tip goes by itself
  await expect(said(page)).toBeEmpty()
})

for (const [name, how] of [
  ['is denied', 'denied'],
  ['is not there, as on plain http', 'missing'],
] as const)
  test(`a clipboard that ${name}: the failed tip, and the link is selected`, async ({ visit, baseURL }) => {
    const page = await visit(phone)
    // what is not granted is refused
    if (how === 'denied') await page.context().grantPermissions([], { origin: baseURL! })
    else await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await page.goto('/en/')
    await second(page).tap()
    await action(page, 'spec:dialogs.copyLink').tap()
    await expect(said(page)).toHaveText(t('home:launch.failed'))
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(await link(page).textContent())
    await expect(dialog(page)).toBeVisible()
  })

test('without JavaScript: by keyboard and by touch, the address there to be copied by hand', async ({
  visit,
}) => {
  const desk = await visit({ javaScriptEnabled: false })
  await keyboard(desk, [link(desk), action(desk, 'spec:dialogs.useNow'), close(desk)])
  const hand = await visit({ ...phone, javaScriptEnabled: false })
  await touch(hand)
  await hand.goto('/en/')
  await second(hand).tap()
  await expect(link(hand)).toHaveText(/^https?:\/\//)
  await expect(action(hand, 'spec:dialogs.copyLink')).toBeHidden()
})

test('a button that a finger has left looks as it did before', async ({ visit }) => {
  const page = await visit(phone)
  await page.goto('/en/')
  await second(page).tap()
  const copy = action(page, 'spec:dialogs.copyLink')
  const tide = () => copy.evaluate(button => getComputedStyle(button).getPropertyValue('--tide'))
  expect(await tide()).toBe('0%')
  await copy.tap()
  await expect(said(page)).not.toBeEmpty()
  expect(await tide()).toBe('0%')
})
