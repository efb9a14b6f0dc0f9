import { answers, application, files, posted } from './setup/application.ts'
import { asRead, headings, phone, readDownTo, tabTo } from './setup/hands.ts'
import { holdBack } from './setup/held.ts'
import { expect, test } from './setup/test.ts'
import { words } from './setup/words.ts'

const t = words('en')
const rule = { needed: 2, total: 4 }

for (const lang of ['en', 'ko'] as const)
  test(`${lang}: mission, benefits, who can apply, process and form, in this order`, async ({ page }) => {
    const own = words(lang)
    await page.goto(`/${lang}/recruiting/`)
    const main = page.getByRole('main')
    expect(await headings(main)).toEqual(
      [
        own('recruit:heading'),
        own('recruit:mission.title'),
        own('recruit:benefits.title'),
        own('recruit:who.title'),
        own('recruit:process.title'),
        own('recruit:form.title'),
      ].map(asRead),
    )
    await expect(main).toContainText(own('recruit:who.lede', rule))
    await expect(page.locator('#who').getByRole('listitem')).toHaveCount(rule.total)
    await expect(page.locator('#process').getByRole('listitem')).toHaveText(
      (['cv', 'screening', 'interview', 'results', 'start'] as const).map(
        step => new RegExp(own(`recruit:process.${step}.title`)),
      ),
    )
  })

test('by keyboard: from the first line to the receipt and back home', async ({ page, request }) => {
  page.on('filechooser', () => {})
  const sent = posted(page)
  const it = application(page)
  await page.goto('/en/recruiting/')
  await readDownTo(page.getByRole('heading', { level: 1 }))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#apply$/)

  await tabTo(page, it.meets('community'), { most: 4 })
  await page.keyboard.press('Space')
  await expect(it.form).toContainText(t('recruit:form.meetsMore', { count: 1 }))
  await tabTo(page, it.meets('events'), { most: 2 })
  await page.keyboard.press('Space')
  await expect(it.form).toContainText(t('recruit:form.meetsEnough'))
  for (const key of ['name', 'email', 'others', 'region'] as const) {
    await tabTo(page, it.field(key), { most: 2 })
    await page.keyboard.type(answers[key])
  }
  await tabTo(page, it.speaks('Español'), { most: 12 })
  await page.keyboard.press('Space')
  await tabTo(page, it.field('about'), { most: 12 })
  await page.keyboard.type(answers.about)
  await page.keyboard.press('Tab')
  await expect(it.field('url')).toBeFocused()
  await page.keyboard.press('Tab')
  const chooser = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(files.good)
  await tabTo(page, it.send, { most: 2 })
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/en\/success\/\?kind=recruiting&receipt=\w{26}$/)
  const receipt = new URL(page.url()).searchParams.get('receipt')!
  const main = page.getByRole('main')
  await expect(main.getByText(receipt, { exact: true })).toBeVisible()
  await expect(main).toContainText(t('pages:success.recruiting'))
  expect(sent).toHaveLength(1)
  expect(sent[0]?.key).toMatch(/^\w{32}$/)
  const status = await (await request.get(`/api/submissions/${receipt}`)).json()
  expect(status).toMatchObject({ result: 0, data: { kind: 'recruiting', status: 'received' } })
  expect(await page.evaluate(() => localStorage.getItem('draft.recruiting'))).toBeNull()
  await tabTo(page, main.getByRole('link', { name: t('pages:success.home') }), { most: 15 })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/$/)
})

test('by touch: boxes, fields and the button; once sent the way back finds a free form', async ({
  visit,
}) => {
  const page = await visit(phone)
  const it = application(page)
  await page.goto('/en/recruiting/')
  await page.getByRole('link', { name: t('recruit:form.title'), exact: true }).tap()
  for (const id of ['content', 'translation'] as const) {
    await it.form.getByText(t(`recruit:who.${id}.title`)).tap()
    await expect(it.meets(id)).toBeChecked()
  }
  for (const [key, value] of Object.entries(answers)) {
    await it.field(key as 'name').tap()
    await page.keyboard.insertText(value)
  }
  await it.form.getByText('Tiếng Việt', { exact: true }).tap()
  const chooser = page.waitForEvent('filechooser')
  await it.field('resume').tap()
  await (await chooser).setFiles(files.good)
  await it.send.tap()
  await expect(page).toHaveURL(/\/en\/success\/\?kind=recruiting&receipt=/)
  // out of the browser's cache there is no load to wait for
  await page.evaluate(() => history.back())
  await page.waitForURL('**/en/recruiting/#apply', { waitUntil: 'commit' })
  await expect(it.send).not.toHaveAttribute('aria-disabled', 'true')
})

test('sent twice in a hurry it is one application', async ({ page }) => {
  const sent = posted(page)
  const it = application(page)
  const answer = await holdBack(page, '**/api/submissions/**')
  await page.goto('/en/recruiting/')
  await it.fill()
  await it.send.press('Enter')
  await expect.poll(() => sent.length).toBe(1)
  await expect(it.form).toHaveAttribute('aria-busy', 'true')
  await it.form.locator('[type=submit]').press('Enter')
  await it.form.locator('[type=submit]').click({ force: true })
  await it.field('name').press('Enter')
  answer()
  await expect(page).toHaveURL(/receipt=/)
  expect(sent).toHaveLength(1)
})
