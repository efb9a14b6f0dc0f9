/** `npm run art`: draws every sheet. Same code, same bytes; the results are committed. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sheets } from './sheets.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

for (const [path, draw] of Object.entries(sheets)) {
  mkdirSync(dirname(root + path), { recursive: true })
  writeFileSync(root + path, draw())
  console.log(`drew ${path}`)
}
