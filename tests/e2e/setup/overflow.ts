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
