import { cutWords, sticksOut } from './setup/overflow.ts'
import { wordsOnWords } from './setup/overlap.ts'
import { kinds, pageOf, pagesOf } from './setup/pages.ts'
import { expect, test } from './setup/test.ts'

for (const lang of ['en', 'ru', 'th'] as const)
  test(`no page of ${lang} scrolls to the side at 320`, async ({ page, calm }) => {
    calm.networkBreaks() // one of the pages is the 404
    await page.setViewportSize({ width: 320, height: 640 })
    for (const [kind, path] of Object.entries(pagesOf(lang))) {
      await page.goto(path)
      expect.soft(await sticksOut(page), `${kind} ${path}`).toEqual([])
    }
  })

for (const lang of ['en', 'ru', 'th'] as const)
  test(`no words of ${lang} lie on others`, async ({ page }) => {
    for (const width of [375, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      for (const kind of [
        'brand',
        'developer',
        'company',
        'community',
        'learn',
        'partner',
        'dappGuide',
        'text',
      ]) {
        await page.goto(pagesOf(lang)[kind]!)
        expect.soft(await wordsOnWords(page), `${kind} at ${width}`).toEqual([])
      }
    }
  })

for (const lang of ['ja', 'fil'] as const)
  test(`the longest words of the header fit at 360 in ${lang}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(pageOf(lang, 'news'))
    expect(await sticksOut(page)).toEqual([])
  })

for (const lang of ['en', 'ru', 'fil'] as const)
  test(`no word of a headline or of the header's button is cut in ${lang}`, async ({ page }) => {
    for (const kind of [...kinds, 'dappDetail']) {
      await page.goto(pageOf(lang, kind))
      for (const width of [375, 820, 1251]) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await cutWords(page), `${kind} at ${width}`).toEqual([])
      }
    }
  })

test('at 400 % zoom nothing is lost', async ({ page }) => {
  // 1280 wide at 400 % is 320 wide, 256 high
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/en/company/')
  await page.locator('.burger').click()
  const last = page.locator('#nav > :last-child')
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
  await page.keyboard.press('Escape')
  await page.locator('footer').getByRole('link').last().scrollIntoViewIfNeeded()
  await expect(page.locator('footer').getByRole('link').last()).toBeInViewport()
})

test('forced colours keep what is open, current and focused apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/en/company/')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const outline = await page.locator(':focus').evaluate(element => getComputedStyle(element).outlineStyle)
  expect(outline).not.toBe('none')
  await page.locator('.hd summary').first().click()
  await expect(page.locator('.hd details[open] a').first()).toBeVisible()
  const icon = page.locator('.burger svg, .theme:visible svg, .lg svg').last()
  expect(await icon.evaluate(element => getComputedStyle(element).stroke)).not.toBe('none')
})

test('with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const kind of ['home', 'dappstore', 'download']) {
    await page.goto(pagesOf('en')[kind]!)
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          one => one.playState === 'running' && Number(one.effect?.getComputedTiming().duration ?? 0) > 10,
        )
        .map(one => {
          const target = (one.effect as KeyframeEffect | null)?.target
          return `${target?.tagName} ${target?.getAttribute('class')}`
        }),
    )
    expect(moving, kind).toEqual([])
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
  }
})
