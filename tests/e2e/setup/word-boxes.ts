import type { Page } from 'playwright/test'

/** Words that a narrow box cuts in two without a hyphen, each with where it stands.
 * Scripts without spaces break anywhere and are not asked; code and numbers may break where they must. */
export const cutWords = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const node = texts.currentNode as Text
      const box = node.parentElement
      if (
        !box?.checkVisibility({ visibilityProperty: true }) ||
        box.closest('svg, script, style, pre, code, .num')
      )
        continue
      for (const { 0: word, index } of node.data.matchAll(/[\p{Script=Latin}\p{Script=Cyrillic}]{2,}/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top)
        if (Math.max(...tops) - Math.min(...tops) > 8)
          found.add(`"${word}" in <${box.tagName.toLowerCase()} class="${box.className}">`)
      }
    }
    return [...found]
  })

/** Phrases of headlines that do not fit their line, so that it breaks where nobody meant it to. */
export const cutPhrases = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(':is(h1, h2) .phr')]
      .filter(phrase => {
        if (!phrase.checkVisibility()) return false
        const range = document.createRange()
        range.selectNodeContents(phrase)
        const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top)
        return Math.max(...tops) - Math.min(...tops) > 8
      })
      .map(phrase => phrase.textContent),
  )

/** Words of the main part that lie on other words, each pair by what it says. Pictures made of words may be half covered. */
export const wordsOnWords = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
    const boxes: { text: string; left: number; right: number; top: number; bottom: number }[] = []
    while (walker.nextNode()) {
      const node = walker.currentNode
      const parent = node.parentElement!
      if (!node.textContent!.trim() || parent.closest('.vh, svg, script, [aria-hidden]')) continue
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
