import * as v from 'valibot'
import type { Settings } from '#config/settings.ts'
import { codes } from '#i18n/languages.ts'
import table from '../../redirects.json' with { type: 'json' }

const statuses = [301, 302, 307, 308] as const

const tableSchema = v.strictObject({
  names: v.record(v.string(), v.pipe(v.array(v.string()), v.minLength(1))),
  rules: v.array(
    v.strictObject({ from: v.string(), to: v.string(), status: v.optional(v.picklist(statuses)) }),
  ),
})
type Table = v.InferOutput<typeof tableSchema>

export interface Rule {
  /** exact path, written with or without its closing slash: both are rules */
  from: string
  /** path or address; `{visitor}` stands for the language of the visitor, only where `byLanguage` */
  to: string
  status: (typeof statuses)[number]
  /** the target depends on cookie and Accept-Language; a static page at `from` does it where a host can't */
  byLanguage: boolean
  /** the row of redirects.json that it comes from, for messages */
  row: string
}

export const visitor = '{visitor}'

export function readTable(source: unknown = table): Table {
  const read = v.safeParse(tableSchema, source)
  if (read.success) return read.output
  const faults = read.issues.map(issue => `${v.getDotPath(issue) ?? '(top)'}: ${issue.message}`)
  throw new Error(
    `redirects.json: ${faults.join('; ')}; a row is { "from", "to", "status"? }, see docs/deploy.md`,
  )
}

/** Where the words in capitals lead; defaults are our own pages, so that no default rule leads nowhere. */
const hostsOf = (settings: Settings): Record<string, string> => ({
  ABOUT_URL: settings.ABOUT_URL || '/en/company/',
  STATIC_HOST: settings.STATIC_HOST || '/static',
})

/** Every rule, written out: languages, names, with and without slash. */
export function loadRules(settings: Settings, source?: unknown): Rule[] {
  const { names, rules } = readTable(source)
  const hosts = hostsOf(settings)
  const words: Record<string, readonly string[]> = { ...names, lang: codes }
  return rules.flatMap(({ from, to, status }) =>
    fillings(from, words).flatMap(filling => {
      const source = fill(from, filling)
      const target = fill(to, { ...hosts, ...filling })
      if (isPageItself(source, target, filling, words)) return []
      const byLanguage = target.includes(visitor)
      const rule = { to: target, status: status ?? (byLanguage ? 302 : 301), byLanguage, row: from } as const
      return bothSlashes(source).map(from => ({ from, ...rule }))
    }),
  )
}

const bothSlashes = (path: string): string[] => (path === '/' ? ['/'] : [path, `${path}/`])

type Filling = Record<string, string>

/** One filling for each combination of the words in `{…}`. */
function fillings(from: string, words: Record<string, readonly string[]>): Filling[] {
  const wanted = [...new Set([...from.matchAll(/\{(\w+)\}/g)].map(match => match[1]!))]
  return wanted.reduce<Filling[]>(
    (all, word) =>
      Object.hasOwn(words, word)
        ? all.flatMap(one => words[word]!.map(value => ({ ...one, [word]: value })))
        : all,
    [{}],
  )
}

/** Unknown words stay as they are; the linter names them. */
const fill = (text: string, filling: Filling): string =>
  text.replace(/\{(\w+)\}/g, (whole, word: string) => (Object.hasOwn(filling, word) ? filling[word]! : whole))

/** `/zh/{dappstore}` filled with its canonical name is the page, not an alias of it. */
const isPageItself = (from: string, to: string, filling: Filling, words: Record<string, readonly string[]>) =>
  `${from}/` === to &&
  Object.entries(filling).some(([word, value]) => word !== 'lang' && words[word]!.indexOf(value) === 0)
