import type { Page } from 'playwright/test'
import { phone, readDownTo } from './setup/hands.ts'
import { pageOf } from './setup/pages.ts'
import { expect, test } from './setup/test.ts'

/** Pages whose every stop is walked to and touched; their journeys are in the files of their names. */
const walked = ['home', 'recruiting', 'company', 'success', 'notFound'] as const
const languages = ['en', 'th'] as const
const stops = 'a[href], button, input:not([type=hidden]), textarea, select, summary'

/** What can be reached in the middle of the page, in its order. Of radio buttons only the chosen one is a stop. */
const reachable = (page: Page) =>
  page
    .getByRole('main')
    .locator(stops)
    .filter({ visible: true })
    .evaluateAll(all =>
      all
        .filter(one => !(one instanceof HTMLInputElement && one.type === 'radio' && !one.checked))
        .map(one => one.outerHTML.slice(0, 90)),
    )

/** Where the focus stands; whether one sees it there, or something lies over it. */
const standing = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement!
    // what is drawn for a hidden radio button or box is its label
    const shown = (at as HTMLInputElement).labels?.[0] ?? at
    const drawn = at.getBoundingClientRect().width > 4 ? at : shown
    const { left, top, width, height } = drawn.getBoundingClientRect()
    // of a large field the browser shows the line one writes in
    const over = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20))
    return {
      inMain: !!at.closest('main'),
      inFooter: !!at.closest('footer.ft'),
      html: at.outerHTML.slice(0, 90),
      seen: !!over && (drawn.contains(over) || over.contains(drawn)),
    }
  })

for (const kind of walked)
  for (const lang of languages) {
    const path = pageOf(lang, kind)
    test(`${path}: Tab stops at all that can be used, in order, each in plain sight`, async ({
      page,
      calm,
    }) => {
      if (kind === 'notFound') calm.networkBreaks()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      const wanted = await reachable(page)
      expect(wanted.length).toBeGreaterThan(0)
      await readDownTo(page.getByRole('heading', { level: 1 }))
      const walkedBy: string[] = []
      const hidden: string[] = []
      for (let step = 0; step <= wanted.length; step++) {
        await page.keyboard.press('Tab')
        const now = await standing(page)
        if (!now.inMain) break
        walkedBy.push(now.html)
        if (!now.seen) hidden.push(now.html)
      }
      expect(walkedBy).toEqual(wanted)
      expect(hidden, 'lies under something, or out of the window').toEqual([])
      expect((await standing(page)).inFooter).toBe(true)
    })

    for (const javaScriptEnabled of [true, false])
      test(`${path}: a finger reaches all of it ${javaScriptEnabled ? '' : 'without JavaScript'}`, async ({
        visit,
      }) => {
        const page = await visit(
          { ...phone, javaScriptEnabled, reducedMotion: 'reduce' },
          { networkBreaks: kind === 'notFound' },
        )
        await page.goto(path)
        const all = await page.getByRole('main').locator('a[href], button').filter({ visible: true }).all()
        expect(all.length).toBeGreaterThan(0)
        for (const one of all) {
          await one.tap({ trial: true, timeout: 5_000 })
          const box = (await one.boundingBox())!
          // WCAG 2.5.8, with its exemption of links inside a sentence
          const { html, inSentence } = await one.evaluate(element => ({
            html: element.outerHTML.slice(0, 90),
            inSentence:
              getComputedStyle(element).display === 'inline' &&
              element.parentElement?.textContent?.trim() !== element.textContent?.trim(),
          }))
          if (!inSentence) expect.soft(Math.min(box.width, box.height), html).toBeGreaterThanOrEqual(24)
        }
      })
  }
