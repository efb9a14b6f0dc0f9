import { defineConfig } from 'playwright/test'
import { findBrowser } from './scripts/browser.mjs'

const executablePath = findBrowser()
const isRoot = process.getuid?.() === 0

/** Runs against an existing dist/ (npm run build), served by the real origin that each worker starts. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.data/e2e',
  workers: Number(process.env['WORKERS'] || 2),
  fullyParallel: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  globalSetup: './tests/e2e/setup/compress.ts',
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    trace: 'off',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])],
      // Pages of ours must survive the back-forward cache, so it has to be there.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    },
  },
})
