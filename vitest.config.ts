import { defineConfig } from 'vitest/config'

/** `vitest run --project dist`: one folder of tests is one project. */
const project = (name: string, more = {}) => ({
  test: {
    name,
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    ...more,
  },
})

export default defineConfig({
  test: {
    projects: [
      project('unit'),
      project('origin'),
      project('host'),
      project('builds', { testTimeout: 600_000, hookTimeout: 600_000, fileParallelism: false }),
      // One process reads the thousands of pages once, for all files of the project.
      project('dist', { isolate: false, fileParallelism: false, testTimeout: 300_000, hookTimeout: 300_000 }),
    ],
  },
})
