import type { Lang } from '#i18n/languages.ts'
import { CallError } from '../call-error.ts'
import type { Host } from '../http.ts'
import type { SourceName } from '../model.ts'
import { type Dropped, drop } from '../rows.ts'
import { timeMs } from '../schema/time.ts'
import type { Gate } from './gate.ts'
import { keyOf, type RowOf, readRows, type Source, table } from './table.ts'

const mostPages = 1_000
const clockSkewMs = 5 * 60_000

interface Fetched {
  /** accepted rows as the host sent them */
  raw: unknown[]
  total: number
  dropped: Dropped
  /** rows that the host gave in another language than the one asked for */
  elsewhere: number
}

/** All pages of one list, checked as a whole: duplicates across pages, dates in the future, other languages. */
export async function fetchList(
  name: SourceName,
  { host, gate, lang, now }: { host: Host; gate: Gate; lang: Lang; now: number },
): Promise<Fetched> {
  const { fetch, step }: Source = table[name]
  const all: unknown[] = []
  const dropped: Dropped = {}
  const known = new Set<string>()
  let total = 0
  for (let page = 0; page < mostPages; page++) {
    const start = page * (step ?? 0)
    const part = await gate(host.base, signal => fetch(host, { lang, start, signal }))
    total += part.total
    all.push(...part.raw)
    for (const [reason, times] of Object.entries(part.dropped)) drop(dropped, reason, times)
    const before = known.size
    for (const row of part.raw) known.add(keyOf(name, row))
    if (!step || part.total === 0 || known.size === before) break
    if (step > 20 && part.total < step) break
  }
  const whole = readRows(name, all)
  for (const [reason, times] of Object.entries(whole.dropped)) drop(dropped, reason, times)
  return { total, dropped, ...sift(name, whole.rows, whole.raw, { dropped, lang, now }) }
}

function sift<N extends SourceName>(
  name: N,
  rows: RowOf<N>[],
  raw: unknown[],
  { dropped, lang, now }: { dropped: Dropped; lang: Lang; now: number },
): { raw: unknown[]; elsewhere: number } {
  if (name !== 'news') return { raw, elsewhere: 0 }
  let elsewhere = 0
  const kept = raw.filter((_, index) => {
    const row = rows[index] as RowOf<'news'>
    if (timeMs(row.createTime) > now + clockSkewMs) {
      drop(dropped, 'create_time: in the future')
      return false
    }
    if (row.lang !== undefined && row.lang !== lang) {
      elsewhere++
      return false
    }
    return true
  })
  return { raw: kept, elsewhere }
}

/** Everything was malformed: the answer counts as failed, not as empty. */
export function refuseAllBad({ raw, total, elsewhere }: Fetched, what: string): void {
  if (total > 0 && raw.length + elsewhere === 0)
    throw new CallError('shape', `${what}: all ${total} rows are malformed`)
}
