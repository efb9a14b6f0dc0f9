import { limits } from '#config/limits.ts'
import { answers, application, files, posted } from './setup/application.ts'
import { tabTo } from './setup/hands.ts'
import { expect, test } from './setup/test.ts'
import { words } from './setup/words.ts'

const t = words('en')
const kept = (page: import('playwright/test').Page) =>
  page.evaluate(() => localStorage.getItem('draft.recruiting') ?? '')

test('sent empty: the faults are named, have the focus, and each leads to its field', async ({ page }) => {
  const sent = posted(page)
  const it = application(page)
  await page.goto('/en/recruiting/')
  await it.send.focus()
  await page.keyboard.press('Enter')
  await expect(it.notes).toBeFocused()
  const wrong = ['name', 'email', 'others', 'region', 'about', 'resume'] as const
  await expect(it.notes).toContainText(t('recruit:form.errors.summary', { count: wrong.length + 2 }))
  await expect(it.notes.getByRole('link')).toHaveCount(wrong.length + 2)
  for (const key of wrong) await expect(it.field(key)).toHaveAttribute('aria-invalid', 'true')
  await expect(it.field('url')).not.toHaveAttribute('aria-invalid')
  await tabTo(page, it.notes.getByRole('link', { name: t('recruit:form.email') }), { most: 4 })
  await page.keyboard.press('Enter')
  await expect(it.field('email')).toBeFocused()
  await page.keyboard.type('ana@')
  await it.send.press('Enter')
  await it.fault('email', t('spec:forms.email'))
  await it.fault('name', t('recruit:form.errors.required'))
  expect(sent).toEqual([])
})

test('one requirement of four is not enough, and that is said', async ({ page }) => {
  const sent = posted(page)
  const it = application(page)
  await page.goto('/en/recruiting/')
  await it.fill()
  await it.meets('events').uncheck()
  await it.send.press('Enter')
  await expect(it.notes).toBeFocused()
  await expect(it.notes).toContainText(t('recruit:form.errors.meets', { needed: 2 }))
  expect(sent).toEqual([])
  await it.notes.getByRole('link').press('Enter')
  await expect(it.meets('community')).toBeFocused()
  await it.meets('content').check()
  await it.send.press('Enter')
  await expect(page).toHaveURL(/receipt=/)
})

const size = String(limits.resumeMegabytes)
for (const [name, file, message] of [
  ['no PDF by its bytes', files.wrong, t('recruit:form.errors.resumeType')],
  ['a PDF that was cut off', files.cut, t('recruit:form.errors.resumeType')],
  ['too large', files.large, t('recruit:form.errors.resumeSize', { size })],
] as const)
  test(`a file that is ${name} is refused beside its field; another one goes through`, async ({ page }) => {
    const sent = posted(page)
    const it = application(page)
    await page.goto('/en/recruiting/')
    await it.fill()
    await it.field('resume').setInputFiles(file)
    await it.send.press('Enter')
    await expect(it.notes).toContainText(message)
    await it.fault('resume', message)
    expect(sent).toEqual([])
    await it.field('resume').setInputFiles(files.good)
    await expect(it.field('resume')).not.toHaveAttribute('aria-invalid')
    await it.send.press('Enter')
    await expect(page).toHaveURL(/receipt=/)
  })

test('a file that will not do is refused as soon as it is chosen', async ({ page }) => {
  const it = application(page)
  await page.goto('/en/recruiting/')
  await it.field('name').focus()
  await it.field('resume').setInputFiles(files.large)
  await it.fault('resume', t('recruit:form.errors.resumeSize', { size }))
  await it.field('resume').setInputFiles(files.wrong)
  await it.fault('resume', t('recruit:form.errors.resumeType'))
  await it.field('resume').setInputFiles(files.good)
  await expect(it.field('resume')).not.toHaveAttribute('aria-invalid')
  await it.field('resume').setInputFiles([])
  await expect(it.field('resume')).not.toHaveAttribute('aria-invalid')
})

test('the draft is there after a reload before anything is touched, and goes when it is cleared', async ({
  page,
}) => {
  const it = application(page)
  await page.goto('/en/recruiting/')
  await it.fill()
  await expect.poll(() => kept(page)).toContain(answers.about)
  await page.reload()
  await expect(it.field('name')).toHaveValue(answers.name)
  await expect(it.notes).toContainText(t('recruit:form.restored'))
  await it.field('region').focus()
  for (const [key, value] of Object.entries(answers)) await expect(it.field(key as 'name')).toHaveValue(value)
  await expect(it.meets('events')).toBeChecked()
  await expect(it.meets('content')).not.toBeChecked()
  await expect(it.speaks('Español')).toBeChecked()
  await expect(it.form).toContainText(t('recruit:form.meetsEnough'))
  const clear = it.notes.getByRole('button', { name: t('recruit:form.clear') })
  await tabTo(page, clear, { key: 'Shift+Tab', most: 12 })
  await page.keyboard.press('Enter')
  await expect(it.field('region')).toHaveValue('')
  await expect(it.meets('community')).toBeFocused()
  expect(await kept(page)).toBe('')
})

for (const [reason, status] of [
  ['network', 0],
  ['large', 413],
  ['rate', 429],
  ['server', 500],
] as const)
  test(`${reason}: all that was typed stays, the reason has the focus, the next try arrives`, async ({
    page,
    calm,
  }) => {
    calm.networkBreaks()
    const it = application(page)
    await page.route('**/api/submissions/**', route =>
      status ? route.fulfill({ status, body: '<b>no</b>' }) : route.abort(),
    )
    await page.goto('/en/recruiting/')
    await it.fill()
    await it.send.press('Enter')
    await expect(it.notes).toBeFocused()
    await expect(it.notes).toContainText(t(`recruit:form.errors.${reason}`))
    for (const [key, value] of Object.entries(answers))
      await expect(it.field(key as 'name')).toHaveValue(value)
    await page.unroute('**/api/submissions/**')
    await it.send.press('Enter')
    await expect(page).toHaveURL(/receipt=/)
  })
