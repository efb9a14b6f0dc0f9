import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { type Outcome, playwrightOutcome, vitestOutcome } from './reports.ts'
import { type Stage, stages } from './stages.ts'

/** Runs the stages, goes on after a failure so that one run shows all of it, and closes with the counts. */
const wanted = process.argv.slice(2)
const chosen = wanted.length ? stages.filter(({ name }) => wanted.includes(name)) : stages
const unknown = wanted.filter(name => !stages.some(stage => stage.name === name))
if (unknown.length) {
  console.error(
    `There is no stage ${unknown.join(', ')}; there are ${stages.map(({ name }) => name).join(', ')}`,
  )
  process.exit(1)
}

const reports = '.data/reports'
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

function play(stage: Stage): Outcome {
  console.log(`\n── ${stage.name}`)
  const began = performance.now()
  const { status } = spawnSync(process.execPath, stage.command, {
    stdio: 'inherit',
    env: { ...process.env, ...stage.env },
  })
  const ms = performance.now() - began
  const file = `${reports}/${stage.name}.json`
  const outcome =
    stage.report === 'vitest'
      ? vitestOutcome(file)
      : stage.report === 'playwright'
        ? playwrightOutcome(file)
        : undefined
  const failed = status === 0 ? 0 : 1
  const { parts, ...counts } = outcome ?? { passed: 1 - failed, failed, parts: [], faults: [] }
  return {
    ...counts,
    // A runner that fails without a failed test has failed all the same.
    failed: counts.failed || failed,
    faults: failed && !counts.faults.length ? [`stage ${stage.name}: ended with ${status}`] : counts.faults,
    parts: [{ name: `stage ${stage.name}`, ms }, ...parts],
  }
}

const results = chosen.map(stage => ({ stage, outcome: play(stage) }))
const slowest = results.flatMap(({ outcome }) => outcome.parts).sort((a, b) => b.ms - a.ms)

console.log('\nTen slowest parts')
for (const { name, ms } of slowest.slice(0, 10))
  console.log(`${(ms / 1000).toFixed(1).padStart(8)} s  ${name}`)
console.log('\nStages')
for (const { stage, outcome } of results)
  console.log(
    `${stage.name.padEnd(10)} ${String(outcome.passed).padStart(6)} passed ${String(outcome.failed).padStart(5)} failed`,
  )

const faults = results.flatMap(({ outcome }) => outcome.faults)
if (faults.length) console.log(`\nWhat failed\n\n${faults.join('\n\n')}`)

const total = (key: 'passed' | 'failed') => results.reduce((sum, { outcome }) => sum + outcome[key], 0)
console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
process.exitCode = total('failed') ? 1 : 0
