import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach } from 'vitest'

const made: string[] = []
afterEach(() => {
  for (const dir of made.splice(0)) rmSync(dir, { recursive: true })
})

type Words = string | { [key: string]: Words }

/** A folder of languages: `{ 'en/home': { title: 'Hello' }, 'es/home': 'raw text of the file' }`. */
export function localeFolder(files: Record<string, Words>): string {
  const root = mkdtempSync(join(tmpdir(), 'locales-'))
  made.push(root)
  for (const [name, words] of Object.entries(files)) {
    mkdirSync(join(root, name.split('/')[0]!), { recursive: true })
    const text = typeof words === 'string' ? words : JSON.stringify(words, null, 2)
    writeFileSync(join(root, `${name}.json`), text)
  }
  return root
}
