import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const opens = `
import { openSqlite } from '#root/scripts/origin/store/sqlite.ts'
import { migrate } from '#root/scripts/origin/store/schema.ts'
const db = openSqlite(process.argv[1])
await migrate(db)
await db.close()
`.replaceAll('#root', process.cwd())

/** Opens one new file in a process of its own; what it complains of, or nothing. */
async function open(file: string): Promise<string> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', opens, file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', chunk => {
    said += chunk
  })
  const [code] = await once(child, 'exit')
  return code === 0 ? '' : said
}

it('origins that start at the same moment share a new file', async () => {
  for (let round = 0; round < 3; round++) {
    const folder = mkdtempSync(join(tmpdir(), 'together-'))
    const complaints = await Promise.all(Array.from({ length: 6 }, () => open(join(folder, 'new.sqlite'))))
    rmSync(folder, { recursive: true })
    expect(complaints).toEqual(['', '', '', '', '', ''])
  }
})
