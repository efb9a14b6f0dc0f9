/** `npm run facts`: every row of the sample with its sources. `-- --quiet`: only what is wrong. */
import { proveFacts } from '#sources/build/facts.ts'

const { rows, left, faults } = await proveFacts(process.cwd())
if (!process.argv.includes('--quiet'))
  for (const { name, sources } of rows)
    console.log(`${name}\n${sources.map(source => `    ${source}`).join('\n') || '    no source'}`)
console.log(`facts: ${rows.length} rows with sources; left out for want of one: ${left.join(', ') || 'none'}`)
for (const fault of faults) console.error(`- ${fault}`)
if (faults.length) {
  console.error(`facts: ${faults.length} faults`)
  process.exitCode = 1
}
