/** The stages of `npm test`, in order. Each reports its tests as JSON; the build counts as one test. */
export interface Stage {
  name: string
  command: string[]
  /** which report it writes: none for a command whose exit code is all there is */
  report?: 'vitest' | 'playwright'
  env?: Record<string, string>
}

const vitest = (name: string): Stage => ({
  name,
  report: 'vitest',
  command: [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    name,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=.data/reports/${name}.json`,
  ],
})

export const stages: Stage[] = [
  { name: 'check', command: ['scripts/check.ts'] },
  vitest('unit'),
  { name: 'build', command: ['scripts/build.ts'] },
  { name: 'compress', command: ['scripts/precompress.ts'] },
  vitest('dist'),
  vitest('host'),
  vitest('origin'),
  vitest('builds'),
  {
    name: 'e2e',
    report: 'playwright',
    command: ['node_modules/playwright/cli.js', 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: '.data/reports/e2e.json' },
  },
]
