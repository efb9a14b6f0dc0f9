import type { Page } from 'playwright/test'
import { holdBack } from './setup/held.ts'
import { expect, test } from './setup/test.ts'
import { words } from './setup/words.ts'

const t = words('en')
const field = (page: Page) => page.locator('footer').getByLabel(t('common:subscribe.label'))
const button = (page: Page) =>
  page.locator('footer').getByRole('button', { name: t('common:subscribe.button') })
const status = (page: Page) => page.locator('#subscribe-status')
const endpoint = '**/api/tokenPocket/subscribe'

function posts(page: Page) {
  const sent: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST') sent.push(request.postData() ?? '')
  })
  return sent
}

for (const wrong of ['', 'ada', 'ada@', 'ada@shore', 'a da@shore.org', `${'a'.repeat(250)}@shore.org`])
  test(`"${wrong.slice(0, 20)}" is refused beside the field, and nothing is sent`, async ({ page }) => {
    const sent = posts(page)
    await page.goto('/en/company/')
    await field(page).fill(wrong)
    await button(page).click()
    await expect(status(page)).toHaveText(t('spec:subscribe.email'))
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
    expect(sent).toEqual([])
  })

test('a good address is kept by the origin, thanked for, and the field is empty', async ({ page }) => {
  const sent = posts(page)
  await page.goto('/en/company/')
  await field(page).fill('ada@shore.org')
  await field(page).press('Enter')
  await expect(status(page)).toHaveText(t('spec:subscribe.success'))
  await expect(field(page)).toHaveValue('')
  expect(sent).toEqual([JSON.stringify({ email: 'ada@shore.org' })])
})

test('sent twice in a hurry it is one call', async ({ page }) => {
  const sent = posts(page)
  const answer = await holdBack(page, endpoint)
  await page.goto('/en/company/')
  await field(page).fill('twice@shore.org')
  await field(page).press('Enter')
  await expect.poll(() => sent.length).toBe(1)
  await field(page).press('Enter')
  // by force: the button says that it is busy, and a visitor clicks all the same
  await page.locator('footer .letters button').click({ force: true })
  answer()
  await expect(status(page)).toHaveText(t('spec:subscribe.success'))
  expect(sent.length).toBe(1)
})

test('a message of the host is shown as text', async ({ page }) => {
  const message = '<img src=x onerror=alert(1)> <b>not today</b>'
  await page.route(endpoint, route => route.fulfill({ json: { result: 1, message, data: null } }))
  await page.goto('/en/company/')
  await field(page).fill('ada@shore.org')
  await button(page).click()
  await expect(status(page)).toHaveText(message)
  await expect(status(page).locator('*')).toHaveCount(0)
  await expect(field(page)).toHaveValue('ada@shore.org')
})

for (const [name, answer] of [
  ['no network', undefined],
  ['500', { status: 500, body: 'no' }],
  ['a page instead of JSON', { status: 200, contentType: 'text/html', body: '<h1>hello</h1>' }],
  ['broken JSON', { status: 200, contentType: 'application/json', body: '{"result":' }],
  ['another shape', { status: 200, contentType: 'application/json', body: '[]' }],
] as const)
  test(`${name}: what was typed stays, and the reason is told`, async ({ page, calm }) => {
    calm.networkBreaks()
    await page.route(endpoint, route => (answer ? route.fulfill(answer) : route.abort()))
    await page.goto('/en/company/')
    await field(page).fill('ada@shore.org')
    await button(page).click()
    await expect(status(page)).toHaveText(t('common:subscribe.failed'))
    await expect(field(page)).toHaveValue('ada@shore.org')
    await expect(button(page)).toBeEnabled()
  })

test('too many tries: the visitor is told to wait, not to look at the connection', async ({ page, calm }) => {
  calm.networkBreaks()
  await page.route(endpoint, route =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '60' },
      json: { result: 429, message: 'x', data: null },
    }),
  )
  await page.goto('/en/company/')
  await field(page).fill('ada@shore.org')
  await button(page).click()
  await expect(status(page)).toHaveText(t('common:subscribe.tooMany'))
  await expect(field(page)).toHaveValue('ada@shore.org')
  await expect(button(page)).toBeEnabled()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the form posts to the origin, which answers with a page in the language', async ({ page }) => {
    await page.goto('/ru/company/')
    await page.locator('footer input[name=email]').fill('ada@shore.org')
    await page.locator('footer .letters button').click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
    await expect(page.getByText(words('ru')('spec:subscribe.success'))).toBeVisible()
  })
})
