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
  /** each failed test with what it said, so that the end of a log is enough */
  faults: string[]
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
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

interface Suite {
  file: string
  specs?: {
    title: string
    line: number
    tests: { status: string; results: { duration: number; error?: { message: string } }[] }[]
  }[]
  suites?: Suite[]
}

const read = <T>(file: string): T | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined

// biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal
const colours = /\u001B\[[\d;]*m/g

const fault = (where: string, said = '') =>
  `${where}\n${said.replaceAll(colours, '').split('\n').slice(0, 12).join('\n')}`

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
    faults: report.testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = relative(process.cwd(), name)
      if (status === 'failed' && !assertionResults.length) return [fault(file, message)]
      return assertionResults
        .filter(one => one.status === 'failed')
        .map(({ fullName, failureMessages }) => fault(`${file} › ${fullName}`, failureMessages[0]))
    }),
  }
}

export function playwrightOutcome(file: string): Outcome | undefined {
  const report = read<{ suites: Suite[]; errors?: unknown[] }>(file)
  if (!report) return
  const outcome: Outcome = { passed: 0, failed: report.errors?.length ?? 0, parts: [], faults: [] }
  const visit = (suite: Suite, part: Part) => {
    for (const { title, line, tests } of suite.specs ?? [])
      for (const { status, results } of tests) {
        part.ms += results.reduce((sum, { duration }) => sum + duration, 0)
        if (status === 'expected') outcome.passed++
        else if (status !== 'skipped') {
          outcome.failed++
          outcome.faults.push(fault(`${part.name}:${line} › ${title}`, results.at(-1)?.error?.message))
        }
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
