import type { Page } from 'playwright/test'
import { answers, application, files, posted } from './setup/application.ts'
import { holdBack } from './setup/held.ts'
import { expect, test } from './setup/test.ts'
import { words } from './setup/words.ts'

const t = words('en')

/** A slow line: the form's script is asked for, and comes when the test says so. */
const slowScript = (page: Page) => holdBack(page, '**/_astro/*.js')

test('what is ticked, typed and chosen before the form is awake acts at once and stays', async ({ page }) => {
  // a listener from the start: the browser must know that we take the chooser before a key opens it
  page.on('filechooser', () => {})
  const it = application(page)
  await page.goto('/en/recruiting/')
  const come = await slowScript(page)
  await it.meets('community').click()
  await expect(it.meets('community')).toBeChecked()
  await it.meets('events').press('Space')
  await expect(it.meets('events')).toBeChecked()
  await it.form.getByText('Español', { exact: true }).click()
  await expect(it.speaks('Español')).toBeChecked()
  for (const [key, value] of Object.entries(answers)) await it.field(key as 'name').fill(value)
  await it.field('resume').focus()
  const chooser = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(files.good)
  come()
  await expect(it.form).toContainText(t('recruit:form.meetsEnough'))
  await expect(it.meets('community')).toBeChecked()
  await expect(it.meets('events')).toBeChecked()
  await expect(it.speaks('Español')).toBeChecked()
  for (const [key, value] of Object.entries(answers)) await expect(it.field(key as 'name')).toHaveValue(value)
  await it.send.press('Enter')
  await expect(page).toHaveURL(/receipt=/)
})

test('sent before the form is awake: it waits for the script and goes out once', async ({ page }) => {
  const sent = posted(page)
  const it = application(page)
  await page.goto('/en/recruiting/')
  const come = await slowScript(page)
  await it.fill()
  await it.send.click()
  await it.send.click()
  expect(sent).toEqual([])
  come()
  await expect(page).toHaveURL(/\/en\/success\/\?kind=recruiting&receipt=/)
  expect(sent).toHaveLength(1)
  expect(sent[0]?.key).toBeTruthy()
})
