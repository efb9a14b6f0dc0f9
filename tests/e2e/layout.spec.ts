import { codes } from '#i18n/languages.ts'
import { fontsAreThere } from './setup/held.ts'
import { sticksOut } from './setup/overflow.ts'
import { pagesOf } from './setup/pages.ts'
import { expect, test } from './setup/test.ts'
import { cutPhrases, cutWords, wordsOnWords } from './setup/word-boxes.ts'

for (const lang of codes)
  test(`no page of ${lang} scrolls to the side on a small phone`, async ({ page, calm }) => {
    calm.networkBreaks() // one of the pages is the 404
    for (const [kind, path] of Object.entries(pagesOf(lang))) {
      await page.goto(path)
      // from 360 on the header has room for its button
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 640 })
        await fontsAreThere(page)
        expect.soft(await sticksOut(page), `${kind} ${path} at ${width}`).toEqual([])
      }
    }
  })

// those with the longest words, and one that writes none
for (const lang of ['en', 'es', 'fil', 'ru', 'th'] as const)
  test(`words of ${lang} are whole and lie on no others`, async ({ page, calm }) => {
    calm.networkBreaks()
    for (const [kind, path] of Object.entries(pagesOf(lang))) {
      await page.goto(path)
      for (const width of [320, 375, 820, 1251, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await fontsAreThere(page)
        expect.soft(await cutWords(page), `cut in ${kind} ${path} at ${width}`).toEqual([])
        expect.soft(await wordsOnWords(page), `${kind} ${path} at ${width}`).toEqual([])
      }
    }
  })

// no blank shows the reader where a word of theirs ends
for (const lang of ['zh', 'zh-tw', 'ja', 'th'] as const)
  test(`headlines of ${lang} break between their phrases on a phone`, async ({ page, calm }) => {
    calm.networkBreaks()
    await page.setViewportSize({ width: 375, height: 812 })
    for (const [kind, path] of Object.entries(pagesOf(lang))) {
      await page.goto(path)
      await fontsAreThere(page)
      expect.soft(await cutPhrases(page), `${kind} ${path}`).toEqual([])
    }
  })

// an id that is cut reads as another id
for (const lang of ['en', 'ru'] as const)
  test(`the ids of networks are whole on a small phone in ${lang}`, async ({ page }) => {
    await page.goto(`/${lang}/developer/`)
    for (const width of [320, 375]) {
      await page.setViewportSize({ width, height: 640 })
      await fontsAreThere(page)
      const table = page.locator('#networks .scroll')
      expect(await table.evaluate(box => box.scrollWidth - box.clientWidth), `at ${width}`).toBe(0)
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
