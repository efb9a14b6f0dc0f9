import type { Page } from 'playwright/test'

/** Elements that stick out of the page to the side, each by a name one can find. */
export const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const scrolls = (element: Element | null): boolean =>
      !!element &&
      (/(auto|scroll|hidden|clip)/.test(getComputedStyle(element).overflowX)
        ? element !== document.body
        : scrolls(element.parentElement))
    if (document.documentElement.scrollWidth <= width && document.body.scrollWidth <= width) return []
    return [...document.body.querySelectorAll('*')]
      .filter(element => {
        const { right, width: own } = element.getBoundingClientRect()
        return own > 0 && right > width + 0.5 && !scrolls(element.parentElement)
      })
      .slice(0, 5)
      .map(
        element =>
          `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${element.textContent?.trim().slice(0, 40)}"`,
      )
      .concat(`the page is ${document.documentElement.scrollWidth} of ${width} wide`)
  })

/** Words of headlines and of the header's button that stand on two lines. A word ends at a blank; what has a hyphen of its own is whole too. */
export const cutWords = (page: Page) =>
  page.evaluate(() => {
    const cut: string[] = []
    const range = document.createRange()
    for (const element of document.querySelectorAll('h1, h2, h3, .hd .btn')) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        for (const word of (node.textContent ?? '').matchAll(/\S+/g)) {
          range.setStart(node, word.index)
          range.setEnd(node, word.index + word[0].length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1) cut.push(word[0])
        }
    }
    return cut
  })
