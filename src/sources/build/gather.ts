import type { Lang } from '#i18n/languages.ts'
import type { Host } from '../http.ts'
import type { SourceName } from '../model.ts'
import { withBodies } from './bodies.ts'
import { fetchList, refuseAllBad } from './fetch-list.ts'
import type { Gate } from './gate.ts'
import type { Entry } from './report.ts'
import { sampleRows } from './sample.ts'
import { implausible } from './sanity.ts'
import { type Place, readSnapshot, type Snapshot, writeSnapshot } from './snapshot.ts'
import { keyOf } from './table.ts'

interface Gathering {
  root: string
  gate: Gate
  host: Host
  now: Date
  say: (line: string) => void
  /** sources (`news`) or one language of them (`news/zh`) whose shrinking is meant */
  accept: readonly string[]
}

interface Gathered {
  raw: unknown[]
  entry: Entry
}

/** One source in one language: the host's fresh answer, else its last good one, else the sample. */
export async function gather(source: SourceName, lang: Lang, all: Gathering): Promise<Gathered> {
  const place: Place = { root: all.root, base: all.host.base, source, lang }
  const blank = {
    source,
    lang,
    host: place.base,
    age: null,
    rowsIn: null,
    dropped: {},
    faults: [],
    ...unmoved,
  }
  const sample = async (entry: Partial<Entry> = {}): Promise<Gathered> => {
    const raw = await sampleRows(all.root, source, lang)
    return { raw, entry: { ...blank, ...entry, state: 'sample', rows: raw.length } }
  }
  if (!place.base) return sample()

  const last = await readSnapshot(place, all.say)
  const tried: Partial<Entry> = {}
  try {
    const fresh = await refresh(place, all, last, tried)
    await writeSnapshot(place, fresh)
    const moved = changes(source, last?.rows ?? [], fresh.rows)
    const entry: Entry = { ...blank, ...tried, ...moved, state: 'fresh', rows: fresh.rows.length }
    return { raw: fresh.rows, entry }
  } catch (error) {
    const entry = { ...tried, faults: [(error as Error).message] }
    if (!last) return sample(entry)
    const age = Math.max(0, Math.round((all.now.getTime() - Date.parse(last.fetchedAt)) / 1000))
    const still = { ...blank, ...entry, age, rows: last.rows.length }
    return { raw: last.rows, entry: { ...still, state: 'snapshot' } }
  }
}

/** Fetches and believes, or throws with the reason. `tried` keeps what was seen either way. */
async function refresh(
  { source, lang }: Place,
  { gate, host, now, say, accept }: Gathering,
  last: Snapshot | undefined,
  tried: Partial<Entry>,
): Promise<Snapshot> {
  const fetched = await fetchList(source, { host, gate, lang, now: now.getTime() })
  const { dropped } = fetched
  Object.assign(tried, { rowsIn: fetched.total, dropped })
  refuseAllBad(fetched, `${source} ${lang}`)
  const found: Pick<Snapshot, 'rows' | 'bodies'> =
    source === 'news'
      ? await withBodies(fetched.raw, { host, gate, lang, last, dropped, say })
      : { rows: fetched.raw, bodies: {} }
  if (fetched.raw.length > 0 && found.rows.length === 0)
    throw new Error(`${source} ${lang}: not one of ${fetched.raw.length} articles could be fetched`)
  const meant = accept.includes(source) || accept.includes(`${source}/${lang}`)
  const doubt = meant ? undefined : implausible(found.rows.length, last?.rows.length)
  if (doubt)
    throw new Error(
      `${source} ${lang}: ${doubt}; if it is meant: npm run refresh -- --accept ${source}/${lang}`,
    )
  return { fetchedAt: now.toISOString(), ...found }
}

type Moved = Pick<Entry, 'added' | 'changed' | 'gone'>
const unmoved: Moved = { added: 0, changed: 0, gone: 0 }

function changes(source: SourceName, before: unknown[], after: unknown[]): Moved {
  const old = new Map(before.map(row => [keyOf(source, row), JSON.stringify(row)]))
  const moved: Moved = { ...unmoved }
  for (const row of after) {
    const was = old.get(keyOf(source, row))
    if (was === undefined) moved.added++
    else if (was !== JSON.stringify(row)) moved.changed++
    old.delete(keyOf(source, row))
  }
  moved.gone = old.size
  return moved
}
