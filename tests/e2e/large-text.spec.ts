import config from '../../playwright.config.ts'
import { sticksOut } from './setup/overflow.ts'
import { pagesOf } from './setup/pages.ts'
import { expect, test } from './setup/test.ts'

const options = config.use?.launchOptions ?? {}

// The visitor's own setting, which media queries see; a style of ours would not be one.
test.use({
  launchOptions: { ...options, args: [...(options.args ?? []), '--blink-settings=defaultFontSize=32'] },
  viewport: { width: 1280, height: 900 },
})

for (const kind of ['home', 'dappstore', 'submitToken', 'article'])
  test(`letters twice as large fit into ${kind}`, async ({ page }) => {
    await page.goto(pagesOf('ru')[kind]!)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    expect(await sticksOut(page)).toEqual([])
  })
