import { parseArgs } from 'node:util'
import { codes, isLang, type Lang } from '#i18n/languages.ts'
import { localesDir } from '#i18n/options.ts'
import { problemsOf, wordProblems } from './locales/check.ts'
import { glossaryOf } from './locales/glossary.ts'
import { sentence } from './locales/problem.ts'
import { readLocales } from './locales/read.ts'
import { readStamps, staleKeys, stampAll, writeStamps } from './locales/stamps.ts'
import { stateOf, stateTable } from './locales/state.ts'
import { tidyFile } from './locales/tidy.ts'

const usage = `npm run locales                    a table of each language's state
npm run locales -- ru              all that is wrong, missing or older than its English in ru
npm run locales -- --glossary ru   the words of ru, and those it doesn't use
npm run locales -- --tidy [ru]     mend quotes, dots and spaces in the files
npm run locales -- --stamp         record what is new or was translated again
npm run locales -- --stamp ru      … and that all of ru was read against today's English`

function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: Object.fromEntries(
      ['glossary', 'stamp', 'tidy', 'help'].map(name => [name, { type: 'boolean' as const }]),
    ),
  })
  const [lang] = positionals
  if (lang !== undefined && !isLang(lang))
    throw new Error(`${lang} is no language; use one of ${codes.join(' ')}`)
  if (values['help']) return console.log(usage)
  if (values['glossary']) return console.log(glossaryOf(required(lang)))
  if (values['tidy']) return tidy(lang)
  if (values['stamp']) return stamp(lang)
  return lang ? details(lang) : table()
}

const required = (lang: Lang | undefined): Lang => {
  if (lang) return lang
  throw new Error(`name a language: ${codes.join(' ')}`)
}

function table() {
  const locales = readLocales(localesDir)
  const states = stateOf(locales, staleKeys(locales, readStamps(localesDir)))
  console.log(stateTable(states))
  const rest = wordProblems(locales).length
  if (rest > 0) console.log(`\n${rest} other faults in the words; npm run locales -- <language> lists them`)
}

function details(lang: Lang) {
  const locales = readLocales(localesDir)
  const problems = problemsOf(locales).filter(({ file }) => file.startsWith(`locales/${lang}/`))
  const stale = staleKeys(locales, readStamps(localesDir)).get(lang)!
  for (const problem of problems) console.log(sentence(problem))
  for (const key of stale)
    console.log(`${key}: the English has changed since; read it again, then --stamp ${lang}`)
  console.log(`${lang}: ${problems.length} faults, ${stale.length} older than their English`)
}

function tidy(only: Lang | undefined) {
  for (const [lang, rooms] of readLocales(localesDir).words) {
    if (only && lang !== only) continue
    for (const room of rooms.keys()) {
      const count = tidyFile(localesDir, lang, room)
      if (count) console.log(`locales/${lang}/${room}.json: ${count} texts mended`)
    }
  }
}

function stamp(confirmed: Lang | undefined) {
  const locales = readLocales(localesDir)
  const stamps = stampAll(locales, readStamps(localesDir), confirmed)
  writeStamps(localesDir, stamps)
  console.log(`locales/.stamps.json: ${Object.keys(stamps).length} keys`)
}

try {
  main()
} catch (error) {
  console.error(`${(error as Error).message}\n\n${usage}`)
  process.exitCode = 1
}
