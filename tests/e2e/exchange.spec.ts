import type { Page } from 'playwright/test'
import { figures } from '#config/figures.ts'
import { phone } from './setup/hands.ts'
import { expect, test } from './setup/test.ts'
import { words } from './setup/words.ts'

const t = words('en')
const verbs = ['buy', 'swap', 'bridge'] as const
type Verb = (typeof verbs)[number]
const group = (page: Page) => page.getByRole('group', { name: t('home:exchange.title') })
const choice = (page: Page, verb: Verb) =>
  group(page).getByRole('radio', { name: t(`home:exchange.${verb}.verb`) })
const label = (page: Page, verb: Verb) =>
  group(page).getByText(t(`home:exchange.${verb}.verb`), { exact: true })
const onward = (page: Page, verb: Verb) =>
  group(page).getByRole('link', { name: t(`home:exchange.${verb}.link`) })

async function shows(page: Page, verb: Verb) {
  await expect(choice(page, verb)).toBeChecked()
  for (const one of verbs) await expect(onward(page, one)).toBeVisible({ visible: one === verb })
}

test('card, swap and bridge are there with what each does', async ({ page }) => {
  await page.goto('/en/')
  for (const verb of verbs)
    await expect(group(page)).toContainText(
      t(`home:exchange.${verb}.text`, { count: figures.buyMinutes.value }),
    )
  await expect(group(page)).toContainText(t('home:exchange.example'))
})

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? '' : 'without JavaScript'
  test(`the arrow keys turn from one to the next and Tab leads on ${how}`, async ({ visit }) => {
    const page = await visit({ javaScriptEnabled })
    await page.goto('/en/')
    await choice(page, 'swap').focus()
    await shows(page, 'swap')
    await page.keyboard.press('ArrowDown')
    await shows(page, 'bridge')
    await page.keyboard.press('ArrowDown')
    await shows(page, 'buy')
    await page.keyboard.press('Tab')
    await expect(onward(page, 'buy')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/en\/trade\/buy\/$/)
  })

  test(`a tap turns to another, and its link leads on ${how}`, async ({ visit }) => {
    const page = await visit({ ...phone, javaScriptEnabled })
    await page.goto('/en/')
    for (const verb of verbs) {
      await label(page, verb).tap()
      await shows(page, verb)
    }
    await onward(page, 'bridge').tap()
    await expect(page).toHaveURL(/\/en\/trade\/bridge\/$/)
  })
}
