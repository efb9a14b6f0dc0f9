import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codes, fallback, isLang, type Lang } from '#i18n/languages.ts'
import { type Entry, type Parsed, parseLocale } from './parse.ts'
import type { Problem } from './problem.ts'

export interface RoomWords {
  /** path from the project's root */
  file: string
  entries: Map<string, Entry>
  /** broken JSON: its keys are not known, so none is called missing */
  broken: boolean
}

export interface Locales {
  rooms: string[]
  words: Map<Lang, Map<string, RoomWords>>
  problems: Problem[]
}

const jsonFiles = (dir: string): string[] =>
  existsSync(dir)
    ? readdirSync(dir)
        .filter(name => name.endsWith('.json'))
        .map(name => name.slice(0, -5))
        .sort()
    : []

/** All words of a folder of languages, with what is wrong with the files themselves. */
export function readLocales(root: string): Locales {
  const rooms = jsonFiles(join(root, fallback))
  const locales: Locales = { rooms, words: new Map(), problems: strangers(root) }
  for (const lang of codes) {
    const own = jsonFiles(join(root, lang))
    locales.words.set(lang, new Map(own.map(room => [room, readRoom(root, lang, room, locales.problems)])))
    for (const room of own.filter(one => !rooms.includes(one)))
      locales.problems.push({
        file: `locales/${lang}/${room}.json`,
        line: 1,
        key: '',
        cause: `English has no ${room}.json, so nothing reads this file`,
        cure: `write locales/${fallback}/${room}.json first, or delete this one`,
      })
  }
  return locales
}

function readRoom(root: string, lang: Lang, room: string, problems: Problem[]): RoomWords {
  const file = `locales/${lang}/${room}.json`
  const text = readFileSync(join(root, lang, `${room}.json`), 'utf8')
  if (text.startsWith('\ufeff'))
    problems.push({
      file,
      line: 1,
      key: '',
      cause: 'the file begins with a byte order mark',
      cure: 'save it as UTF-8 without BOM',
    })
  const { entries, faults }: Parsed = parseLocale(text.replace(/^\ufeff/, ''))
  problems.push(...faults.map(fault => ({ file, ...fault })))
  return { file, entries, broken: faults.some(({ cause }) => cause.startsWith('invalid JSON')) }
}

/** Folders that are no language: nobody would ever see their words. */
const strangers = (root: string): Problem[] =>
  readdirSync(root, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !isLang(entry.name))
    .map(({ name }) => ({
      file: `locales/${name}`,
      line: 1,
      key: '',
      cause: `${name} is not in src/i18n/languages.ts`,
      cure: 'add the language there or delete the folder',
    }))
