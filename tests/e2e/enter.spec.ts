import type { Page } from 'playwright/test'
import type { Lang } from '#i18n/languages.ts'
import { asRead, phone, readDownTo, tabTo } from './setup/hands.ts'
import { expect, test } from './setup/test.ts'
import { words } from './setup/words.ts'

const channels = ['x', 'telegram', 'discord', 'forum', 'youtube', 'github'] as const
type Channel = (typeof channels)[number]

const name = (lang: Lang, channel: Channel) => words(lang)(`common:channels.${channel}`)
const follow = (page: Page, lang: Lang) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: words(lang)('home:follow.official'), exact: true }) })
const door = (page: Page, lang: Lang, channel: Channel) =>
  follow(page, lang).getByRole('button', { name: name(lang, channel), exact: true })
const dialog = (page: Page, lang: Lang, channel: Channel) =>
  page.getByRole('dialog', { name: words(lang)('home:follow.dialogTitle', { channel: name(lang, channel) }) })
const understood = (page: Page, lang: Lang) =>
  page.getByRole('link', { name: words(lang)('spec:dialogs.understood') })
const stay = (page: Page, lang: Lang) => page.getByRole('button', { name: words(lang)('home:follow.cancel') })

test('the warning is there, and no door beside it leads out without a question', async ({ page }) => {
  const t = words('en')
  await page.goto('/en/')
  const section = follow(page, 'en')
  const title = section.getByRole('heading', { level: 2 }).filter({ visible: true })
  expect(asRead((await title.textContent()) ?? '')).toBe(asRead(t('home:follow.title')))
  await expect(section).toContainText(t('home:follow.text'))
  await expect(section.getByRole('listitem')).toHaveCount(channels.length)
  await expect(section.getByRole('link')).toHaveCount(0)
  for (const channel of channels) {
    await door(page, 'en', channel).click()
    await expect(dialog(page, 'en', channel)).toContainText(t('home:follow.dialogText'))
    await expect(page.locator(':popover-open')).toHaveCount(1)
    await stay(page, 'en').click()
    await expect(dialog(page, 'en', channel)).toBeHidden()
  }
  await expect(page).toHaveURL(/\/en\/$/)
})

async function keyboard(page: Page, lang: Lang, channel: Channel) {
  await page.goto(`/${lang}/`)
  const opener = door(page, lang, channel)
  await readDownTo(follow(page, lang).getByRole('heading').filter({ visible: true }).first())
  await tabTo(page, opener, { most: channels.length })
  await page.keyboard.press('Enter')
  await expect(dialog(page, lang, channel)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(understood(page, lang)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(stay(page, lang)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(dialog(page, lang, channel)).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Space')
  await expect(dialog(page, lang, channel)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page, lang, channel)).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(url => url.pathname === `/${lang}/community/` && url.hash === `#${channel}`)
  await expect(page.locator(`#${channel}`)).toBeInViewport()
}

async function touch(page: Page, lang: Lang, channel: Channel) {
  await page.goto(`/${lang}/`)
  await door(page, lang, channel).tap()
  await expect(dialog(page, lang, channel)).toBeVisible()
  await stay(page, lang).tap()
  await expect(dialog(page, lang, channel)).toBeHidden()
  await door(page, lang, channel).tap()
  await page.touchscreen.tap(8, 8)
  await expect(dialog(page, lang, channel)).toBeHidden()
  await door(page, lang, channel).tap()
  await understood(page, lang).tap()
  await expect(page).toHaveURL(url => url.pathname === `/${lang}/community/` && url.hash === `#${channel}`)
}

test('by keyboard: asks, stays, asks again, enters', async ({ page }) => {
  await keyboard(page, 'en', 'telegram')
})

test('by touch: asks, stays, closes beside it, enters', async ({ visit }) => {
  await touch(await visit(phone), 'zh', 'discord')
})

test('without JavaScript: by keyboard and by touch', async ({ visit }) => {
  await keyboard(await visit({ javaScriptEnabled: false }), 'ru', 'forum')
  await touch(await visit({ ...phone, javaScriptEnabled: false }), 'en', 'x')
})
