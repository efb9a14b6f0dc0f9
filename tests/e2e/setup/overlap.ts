import type { Page } from 'playwright/test'

/** Words of the main part that lie on other words, each pair by what it says. */
export const wordsOnWords = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
    const boxes: { text: string; left: number; right: number; top: number; bottom: number }[] = []
    while (walker.nextNode()) {
      const node = walker.currentNode
      const parent = node.parentElement!
      if (!node.textContent!.trim() || parent.closest('.vh, svg, script')) continue
      if (!parent.checkVisibility({ visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      // Letters reach neither edge of their line box: a tenth off above and below.
      for (const { left, right, top, bottom, height } of range.getClientRects())
        boxes.push({
          text: node.textContent!.trim().slice(0, 30),
          left: left + 1,
          right: right - 1,
          top: top + height / 10,
          bottom: bottom - height / 10,
        })
    }
    return boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter(
          b =>
            b.text !== a.text && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
        )
        .map(b => `"${a.text}" on "${b.text}"`),
    )
  })
