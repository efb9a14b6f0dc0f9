/** Writes src/sources/sample/dapps.json from the facts: node scripts/sample/dapps.ts */
import { writeFileSync } from 'node:fs'
import { assignSlugs } from '#sources/build/slugs.ts'
import { chosen } from './choose.ts'
import { hidOf, rowOf } from './row.ts'

const target = new URL('../../src/sources/sample/dapps.json', import.meta.url)

export const dappsText = (): string => {
  const facts = chosen()
  const slugs = assignSlugs(facts.map(fact => ({ hid: hidOf(fact), title: fact.name, url: fact.url })))
  const lines = facts.map((fact, index) => `  ${JSON.stringify(rowOf(fact, slugs.get(hidOf(fact))!, index))}`)
  return `[\n${lines.join(',\n')}\n]\n`
}

if (import.meta.main) {
  const text = dappsText()
  writeFileSync(target, text)
  console.log(`dapps.json: ${text.split('\n').length - 3} dapps`)
}
