import { codes, languages } from '#i18n/languages.ts'
import { kinds, pageOf } from './setup/pages.ts'
import { expect, test } from './setup/test.ts'
import { words } from './setup/words.ts'

const t = words('en')
test.use({ javaScriptEnabled: false })

for (const kind of kinds)
  test(`${kind} has its words, its menus and its languages`, async ({ page }) => {
    await page.goto(pageOf('en', kind))
    await expect(page.locator('h1')).toBeVisible()
    expect((await page.getByRole('main').textContent())?.length).toBeGreaterThan(60)
    await page.locator('.lg').click()
    for (const code of codes)
      await expect(page.locator(`#langs a[hreflang="${languages[code].tag}"]`)).toBeVisible()
    const switches = page.locator('[data-theme-switch]')
    for (const one of await switches.all()) await expect(one).toBeHidden()
  })

test('what scrolls under the header does not show through it', async ({ page }) => {
  await page.goto('/en/company/')
  await expect(page.locator('.hd')).toHaveCSS('position', 'sticky')
  const ground = await page.locator('.hd').evaluate(bar => getComputedStyle(bar, '::before').opacity)
  expect(ground).toBe('1')
})

test('the menus open one at a time', async ({ page }) => {
  await page.goto('/en/company/')
  const open = page.locator('.hd details[open]')
  for (const name of ['tools', 'trade'] as const) {
    await page.locator('.hd summary', { hasText: t(`common:nav.${name}`) }).click()
    await expect(open).toHaveCount(1)
    await expect(open.getByRole('link').first()).toBeVisible()
  }
  await open.getByRole('link').first().click()
  await page.waitForURL('**/en/trade/**')
})

test('the sheet of a phone opens, unfolds and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/en/company/')
  await page.locator('.burger').click()
  await page.locator('#nav summary', { hasText: t('common:nav.tools') }).click()
  await page.locator('#nav details[open] a').first().click()
  await page.waitForURL('**/en/tools/**')
})

test('a language is chosen by a plain link', async ({ page }) => {
  await page.goto('/en/company/')
  await page.locator('.lg').click()
  await page.locator('#langs a[hreflang=vi]').click()
  await page.waitForURL('**/vi/company/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
})

test('the dialog before Telegram opens and closes', async ({ page }) => {
  await page.goto('/en/company/')
  await page
    .locator('footer')
    .getByRole('button', { name: t('common:channels.telegram') })
    .click()
  const dialog = page.getByRole('dialog', { name: t('common:telegram.title') })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: t('common:telegram.cancel') }).click()
  await expect(dialog).toBeHidden()
})

test('the directory shows cards that lead to the dapps', async ({ page }) => {
  await page.goto('/en/dappstore/')
  const cards = page.getByRole('main').locator('a[href^="/en/dappstore/"]:not([href*="?"])')
  expect(await cards.count()).toBeGreaterThanOrEqual(24)
})

test('the application says where its form goes, and each field has a name', async ({ page }) => {
  await page.goto(pageOf('en', 'recruiting'))
  const own = page.getByRole('main').locator('form')
  await expect(own.first()).toHaveAttribute('action', /^\/api\/submissions\//)
  await expect(own.first()).toHaveAttribute('method', /post/i)
  for (const field of await own.first().locator('input, select, textarea').all())
    await expect(field).toHaveAttribute('name', /./)
  await expect(own.first().locator('[type=submit]').first()).toBeVisible()
})

for (const form of ['submitDapp', 'submitToken', 'submitNft', 'submitChain'])
  test(`${form} says where else to send it`, async ({ page }) => {
    await page.goto(pageOf('en', form))
    const letter = page.getByRole('main').getByRole('link', { name: t('submit:send.mail') })
    await expect(letter).toHaveAttribute('href', /^mailto:[^?]+\?subject=.+/)
  })
