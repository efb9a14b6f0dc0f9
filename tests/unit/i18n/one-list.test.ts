import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { codes } from '#i18n/languages.ts'

const root = join(import.meta.dirname, '../../..')
const folders = ['src', 'scripts', 'tests', 'astro.config.mjs', 'vitest.config.ts', 'playwright.config.ts']
const table = 'src/i18n/languages.ts'

const code = `(?:${codes.join('|')})`
/** Six codes in a row, in quotes or not, set apart by commas, bars or blanks: a second list. Tests may pick a few. */
const list = new RegExp(
  `(?<![\\w-])(['"\`]?)${code}\\1(?:\\s*[,|]\\s*|\\s+)(?:(['"\`]?)${code}\\2(?:\\s*[,|]\\s*|\\s+)){4}(['"\`]?)${code}\\3(?![\\w-])`,
)

function* sources(path: string): Generator<string> {
  let entries: ReturnType<typeof read>
  try {
    entries = read(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') yield path
    if (['ENOTDIR', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) return
    throw error
  }
  for (const entry of entries)
    if (entry.isDirectory()) yield* sources(join(path, entry.name))
    else if (/\.(?:m?[jt]sx?|astro|css)$/.test(entry.name)) yield join(path, entry.name)
}
const read = (path: string) => readdirSync(path, { withFileTypes: true })

describe('one list of languages', () => {
  it('is src/i18n/languages.ts; no other file writes the codes in a row', () => {
    const files = folders
      .flatMap(folder => [...sources(join(root, folder))])
      .map(file => relative(root, file))
    expect(files).toContain(table)
    const strays = files
      .filter(file => file !== table)
      .map(file => [file, list.exec(readFileSync(join(root, file), 'utf8'))?.[0]] as const)
      .filter(([, found]) => found)
    expect(strays.map(([file, found]) => `${file}: ${found} (take codes from ${table})`)).toEqual([])
  })

  it.each([
    codes.map(one => `'${one}'`).join(', '),
    codes.map(one => `"${one}"`).join(',\n  '),
    codes.join('|'),
    codes.join(' '),
  ])('would find %j', stray => {
    expect(list.test(`const all = [${stray}]`)).toBe(true)
  })

  it.each(['pt: 1, ru: 2, vi: 3', "['zh', 'zh-tw']", 'it is hi there'])('lets %j stand', fine => {
    expect(list.test(fine)).toBe(false)
  })
})
