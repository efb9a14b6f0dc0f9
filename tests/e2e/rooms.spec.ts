import { pagesOf } from './setup/pages.ts'
import { expect, test } from './setup/test.ts'

/** Rules of a room, of every nesting, that match something in the shell around the page. */
const strays = () => {
  const shell = [...document.querySelectorAll('.hd, .hd *, .ft, .ft *, .notices, .notices *')]
  const found = new Set<string>()
  const look = (rules: CSSRuleList, inRoom: boolean, parent: string) => {
    for (const rule of rules) {
      if (rule instanceof CSSLayerBlockRule) look(rule.cssRules, rule.name === 'room', parent)
      else if (rule instanceof CSSStyleRule) {
        const nested = rule.selectorText.includes('&')
          ? rule.selectorText.replaceAll('&', `:is(${parent})`)
          : rule.selectorText.replace(/^/, parent && `:is(${parent}) `)
        const plain = nested
          .replace(/::[a-z-]+(\([^)]*\))?/g, '')
          .replace(/:(hover|active|focus-visible)/g, ':is(*)')
        if (inRoom && rule.style.length && shell.some(element => element.matches(plain))) found.add(nested)
        look(rule.cssRules, inRoom, plain)
      } else if ('cssRules' in rule) look((rule as CSSGroupingRule).cssRules, inRoom, parent)
    }
  }
  for (const sheet of document.styleSheets) look(sheet.cssRules, false, '')
  return [...found]
}

test("a room's styles stay in the room: header and footer are the same on every page", async ({
  page,
  calm,
}) => {
  calm.networkBreaks() // one of the pages is the 404
  for (const [kind, path] of Object.entries(pagesOf('en'))) {
    await page.goto(path)
    expect.soft(await page.evaluate(strays), `${kind} ${path}`).toEqual([])
  }
  await page.evaluate(() => document.styleSheets[0]!.insertRule('@layer room { .end { gap: 1px } }'))
  expect(await page.evaluate(strays), 'a stray would be found').toEqual(['.end'])
})
