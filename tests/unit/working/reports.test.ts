import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { playwrightOutcome, vitestOutcome } from '../../../scripts/testing/reports.ts'

const folder = mkdtempSync(join(tmpdir(), 'tide-reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

function written(report: unknown): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

it('names each failed test of a unit run, and a file that broke before its first', () => {
  const outcome = vitestOutcome(
    written({
      numPassedTests: 1,
      numFailedTests: 1,
      numPendingTests: 0,
      testResults: [
        {
          name: resolve('tests/unit/a.test.ts'),
          startTime: 0,
          endTime: 5,
          status: 'failed',
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'one holds', failureMessages: [] },
            { status: 'failed', fullName: 'two holds', failureMessages: ['\u001B[31mit does not\u001B[39m'] },
          ],
        },
        {
          name: resolve('tests/unit/b.test.ts'),
          startTime: 0,
          endTime: 5,
          status: 'failed',
          message: 'no such module',
          assertionResults: [],
        },
      ],
    }),
  )
  expect(outcome).toMatchObject({ passed: 1, failed: 2 })
  expect(outcome?.faults).toEqual([
    'tests/unit/a.test.ts › two holds\nit does not',
    'tests/unit/b.test.ts\nno such module',
  ])
})

it('names each failed test of a browser run, with its line', () => {
  const outcome = playwrightOutcome(
    written({
      suites: [
        {
          file: 'a.spec.ts',
          specs: [
            { title: 'holds', line: 3, tests: [{ status: 'expected', results: [{ duration: 2 }] }] },
            {
              title: 'breaks',
              line: 9,
              tests: [{ status: 'unexpected', results: [{ duration: 2, error: { message: 'Error: cut' } }] }],
            },
          ],
        },
      ],
    }),
  )
  expect(outcome).toMatchObject({ passed: 1, failed: 1 })
  expect(outcome?.faults).toEqual(['tests/e2e/a.spec.ts:9 › breaks\nError: cut'])
})
