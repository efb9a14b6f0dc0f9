import { spawnSync } from 'node:child_process'
import { checks } from './check/list.ts'

/** npm run check: everything that needs no built site. `npm run check -- locales` runs only these. */
const wanted = process.argv.slice(2)
const unknown = wanted.filter(one => !checks.some(({ name }) => name === one))
if (unknown.length)
  throw new Error(
    `no check is called ${unknown.join(', ')}; there are ${checks.map(({ name }) => name).join(', ')}`,
  )
let failed = 0
for (const { name, run, command } of checks) {
  if (wanted.length && !wanted.includes(name)) continue
  const began = performance.now()
  const faults = command
    ? spawnSync(process.execPath, command, { stdio: 'inherit' }).status === 0
      ? []
      : ['see the lines above']
    : await run()
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${faults.length ? 'FAILED' : 'ok    '} ${name.padEnd(10)} ${seconds} s`)
  for (const fault of faults) console.error(`  ${fault}`)
  if (faults.length) failed++
}
if (failed) process.exitCode = 1
