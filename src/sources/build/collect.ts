import { limits } from '#config/limits.ts'
import { readSettings, type Settings } from '#config/settings.ts'
import type { Lang } from '#i18n/languages.ts'
import type { Host } from '../http.ts'
import type { SourceName } from '../model.ts'
import { type Finished, finish, type RawBySource } from './finish.ts'
import { createGate, type Gate } from './gate.ts'
import { gather } from './gather.ts'
import { joinListed, listedRows } from './listed.ts'
import { networkFacts } from './network-facts.ts'
import { refuseMadeUp, refuseSample } from './release.ts'
import { type Entry, line, type Report, saveReport } from './report.ts'
import { sourceNames, table } from './table.ts'

export interface Options {
  root?: string
  settings?: Settings
  now?: Date
  say?: (line: string) => void
  accept?: readonly string[]
  gate?: Gate
  timeoutMs?: number
  wait?: Host['wait']
}

export interface Collected {
  finished: Finished
  report: Report
}

/** Everything the site shows of the outside world, and the report of how it was had. */
export async function collect(options: Options = {}): Promise<Collected> {
  const { root = process.cwd(), settings = readSettings(), now = new Date(), say = console.log } = options
  refuseMadeUp(settings)
  const gate = options.gate ?? createGate()
  const raw = Object.fromEntries(
    sourceNames.map(name => [name, new Map<Lang, unknown[]>(table[name].langs.map(lang => [lang, []]))]),
  ) as RawBySource
  const entries: Entry[] = []

  const one = async (source: SourceName, lang: Lang) => {
    const host = {
      base: settings[table[source].host],
      tries: limits.http.buildTries,
      timeoutMs: options.timeoutMs ?? limits.http.timeoutMs,
      log: say,
      ...(options.wait && { wait: options.wait }),
    }
    const got = await gather(source, lang, { root, gate, host, now, say, accept: options.accept ?? [] })
    const listed = await listedRows(root, source, lang)
    raw[source].set(lang, joinListed(got.raw as Record<string, unknown>[], listed))
    entries.push(got.entry)
    if (got.entry.state !== 'sample') say(line(got.entry))
  }
  await Promise.all(sourceNames.flatMap(source => table[source].langs.map(lang => one(source, lang))))

  const report: Report = {
    generatedAt: now.toISOString(),
    release: settings.RELEASE === '1',
    sources: sorted(entries),
  }
  await saveReport(root, report)
  say(summary(entries))
  refuseSample(settings, report.sources)
  return { finished: finish(raw, { settings, facts: await networkFacts(root) }), report }
}

const sorted = (entries: Entry[]): Entry[] =>
  entries.sort(
    (a, b) =>
      sourceNames.indexOf(a.source) - sourceNames.indexOf(b.source) ||
      table[a.source].langs.indexOf(a.lang as never) - table[b.source].langs.indexOf(b.lang as never),
  )

function summary(entries: Entry[]): string {
  const states = Map.groupBy(entries, ({ state }) => state)
  const counts = [...states].map(([state, list]) => `${list.length} ${state}`).sort()
  return `sources: ${counts.join(', ')}; ${entries.reduce((all, { rows }) => all + rows, 0)} rows`
}
