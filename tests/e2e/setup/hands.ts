import type { BrowserContextOptions, Locator, Page } from 'playwright/test'
import { devices } from 'playwright/test'
import { plain } from '#i18n/phrases.ts'

/** A telephone: its width, its user agent, and fingers instead of a pointer. */
export const phone: BrowserContextOptions = {
  ...devices['Pixel 7'],
  viewport: { width: 375, height: 812 },
}

/** Walks with Tab, as who has no pointer does, until the element has the focus. */
export async function tabTo(page: Page, target: Locator, { most = 60, key = 'Tab' } = {}) {
  const isThere = () => target.evaluate(element => element === document.activeElement)
  for (let step = 0; step <= most; step++) {
    if (await isThere()) return
    await page.keyboard.press(key)
  }
  throw new Error(`${target} is not reached by ${most} times ${key}; it ended at ${await whereIs(page)}`)
}

const whereIs = (page: Page) =>
  page
    .locator(':focus')
    .evaluate(element => element.outerHTML.slice(0, 120))
    .catch(() => 'nothing')

/** Puts the focus where a visitor's would be who has read down to this place: the next Tab goes on from here. */
export const readDownTo = (place: Locator) =>
  place.evaluate(element => {
    element.setAttribute('tabindex', '-1')
    ;(element as HTMLElement).focus()
  })

/** The headings a visitor sees, in their order, spaces made even. */
export const headings = async (place: Locator) =>
  (await place.locator('h1, h2').filter({ visible: true }).allTextContents()).map(evenly)

const evenly = (text: string) => text.replace(/\s+/g, ' ').trim()

/** A headline of locales/ as it is read: its phrases in one line. */
export const asRead = (text: string) => evenly(plain(text))
