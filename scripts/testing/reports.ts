import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

export interface Part {
  name: string
  ms: number
}

export interface Outcome {
  passed: number
  failed: number
  /** test files with their time */
  parts: Part[]
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: {
    name: string
    startTime: number
    endTime: number
    status: string
    assertionResults: unknown[]
  }[]
}

interface Suite {
  file: string
  specs?: { tests: { status: string; results: { duration: number }[] }[] }[]
  suites?: Suite[]
}

const read = <T>(file: string): T | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined

/** A file that failed before its first test counts as one failure. */
export function vitestOutcome(file: string): Outcome | undefined {
  const report = read<VitestReport>(file)
  if (!report) return
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    parts: report.testResults.map(({ name, startTime, endTime }) => ({
      name: relative(process.cwd(), name),
      ms: endTime - startTime,
    })),
  }
}

export function playwrightOutcome(file: string): Outcome | undefined {
  const report = read<{ suites: Suite[]; errors?: unknown[] }>(file)
  if (!report) return
  const outcome: Outcome = { passed: 0, failed: report.errors?.length ?? 0, parts: [] }
  const visit = (suite: Suite, part: Part) => {
    for (const { tests } of suite.specs ?? [])
      for (const { status, results } of tests) {
        part.ms += results.reduce((sum, { duration }) => sum + duration, 0)
        if (status === 'expected') outcome.passed++
        else if (status !== 'skipped') outcome.failed++
      }
    for (const inner of suite.suites ?? []) visit(inner, part)
  }
  for (const suite of report.suites) {
    const part = { name: `tests/e2e/${suite.file}`, ms: 0 }
    outcome.parts.push(part)
    visit(suite, part)
  }
  return outcome
}
