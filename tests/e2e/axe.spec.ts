import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { codes, type Lang } from '#i18n/languages.ts'
import { pagesOf } from './setup/pages.ts'
import { expect, test } from './setup/test.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const wide = new Set<Lang>(['en', 'zh-tw', 'th', 'ru'])
const states = [
  { width: 375, theme: 'light' },
  { width: 375, theme: 'dark' },
  { width: 1440, theme: 'light' },
  { width: 1440, theme: 'dark' },
] as const

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(tags)
    // there are no frames of others, so no second page is needed to gather results
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id} at ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`,
    ),
  )
}

for (const lang of codes)
  for (const [kind, path] of Object.entries(pagesOf(lang)))
    test(`${lang} ${kind}`, async ({ page, calm }) => {
      if (kind === 'notFound') calm.networkBreaks()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const { width, theme } of wide.has(lang) ? states : states.slice(0, 1)) {
        await page.setViewportSize({ width, height: 900 })
        if (page.url() === 'about:blank') await page.goto(path)
        await page.evaluate(value => {
          document.documentElement.dataset['theme'] = value
        }, theme)
        expect.soft(await faultsOf(page), `${path} at ${width} ${theme}`).toEqual([])
      }
    })
