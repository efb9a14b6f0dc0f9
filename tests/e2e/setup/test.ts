import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContextOptions, test as base, expect, type Page } from 'playwright/test'
import { readSettings } from '#config/settings.ts'
import { createOrigin } from '../../../scripts/origin/create.ts'
import type { Listening } from '../../../scripts/origin/listen.ts'
import { type Calm, watchCalm } from './calm.ts'

export { expect }

interface OfTest {
  calm: Calm
  /** a page of another visitor, with other settings of the browser, held to the same calm */
  visit: (options: BrowserContextOptions, expected?: { networkBreaks?: boolean }) => Promise<Page>
}
interface OfWorker {
  origin: Listening
}

/** Every test talks to the real origin, and fails on a violation of the header, an uncaught or a logged error. */
export const test = base.extend<OfTest, OfWorker>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures out of this pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'tide-e2e-'))
      const origin = await createOrigin({
        dist: process.env['DIST'] ?? 'dist',
        rules: process.env['HOST_RULES'] ?? 'host/origin.json',
        compressed: '.data/compressed',
        settings: { ...readSettings(), RATE_LIMIT: 'off' },
        database: join(folder, 'origin.sqlite'),
        port: 0,
      })
      await use(origin)
      await origin.close(0)
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ origin }, use) => use(origin.url),
  calm: [
    async ({ context }, use) => {
      const { calm, errors } = await watchCalm(context)
      await use(calm)
      expect(errors(), 'the page stayed calm').toEqual([])
    },
    { auto: true },
  ],
  visit: async ({ browser, baseURL }, use) => {
    const visits: { errors: () => string[]; close: () => Promise<void> }[] = []
    await use(async (options, { networkBreaks = false } = {}) => {
      const context = await browser.newContext({ baseURL: baseURL!, ...options })
      const { calm, errors } = await watchCalm(context)
      if (networkBreaks) calm.networkBreaks()
      visits.push({ errors, close: () => context.close() })
      return context.newPage()
    })
    for (const { errors, close } of visits) {
      await close()
      expect(errors(), 'the page stayed calm').toEqual([])
    }
  },
})
