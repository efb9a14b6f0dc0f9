import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { Lang } from '#i18n/languages.ts'
import { newsItem } from '../content-host.ts'
import type { Host } from '../http.ts'
import { type Dropped, drop } from '../rows.ts'
import { news } from '../schema/news.ts'
import type { Gate } from './gate.ts'
import type { Snapshot } from './snapshot.ts'

type Raw = Record<string, unknown>
interface Context {
  host: Host
  gate: Gate
  lang: Lang
  last: Snapshot | undefined
  dropped: Dropped
  say: (line: string) => void
}

interface WithBodies {
  rows: Raw[]
  bodies: Snapshot['bodies']
  fetched: number
}

const idOf = (row: Raw): string => String(row['id'])

/** The list row is what tells whether the article changed. */
const stampOf = (row: Raw): string =>
  createHash('sha256').update(JSON.stringify(row)).digest('hex').slice(0, 16)

/**
 * The body of each article, asked for only when its row is new or changed. What can't be had now keeps its
 * earlier form, or waits for the next time; a row without a body is never published.
 */
export async function withBodies(list: unknown[], context: Context): Promise<WithBodies> {
  const { last, lang, say } = context
  const old = new Map((last?.rows as Raw[] | undefined)?.map(row => [idOf(row), row]))
  const bodies: Snapshot['bodies'] = {}
  let fetched = 0
  const rows = await Promise.all(
    (list as Raw[]).map(async listed => {
      const id = idOf(listed)
      const stamp = stampOf(listed)
      const before = old.get(id)
      const known = last?.bodies[id]
      if (before && known?.stamp === stamp) {
        bodies[id] = known
        return before
      }
      const got = await body(listed, before, known?.etag, context)
      if (!got) {
        if (before && known) bodies[id] = known
        return before
      }
      bodies[id] = got.etag === undefined ? { stamp } : { stamp, etag: got.etag }
      if (++fetched % 100 === 0) say(`news ${lang}: ${fetched} articles fetched`)
      return { ...listed, content: got.content }
    }),
  )
  return { rows: rows.filter(row => row !== undefined), bodies: sorted(bodies), fetched }
}

async function body(
  listed: Raw,
  before: Raw | undefined,
  etag: string | undefined,
  { host, gate, lang, dropped }: Context,
): Promise<{ content: unknown; etag: string | undefined } | undefined> {
  if (v.is(news, listed) && typeof listed['content'] === 'string') {
    return { content: listed['content'], etag: undefined }
  }
  try {
    const condition = before ? etag : undefined
    const ask = (signal: AbortSignal) => newsItem(host, { id: idOf(listed), lang, signal, etag: condition })
    const article = await gate(host.base, ask)
    const content = article.row ? article.row.content : before?.['content']
    if (content !== undefined) return { content, etag: article.etag }
    drop(dropped, before ? 'content: missing, the earlier one stays' : 'content: missing')
  } catch {
    drop(
      dropped,
      before ? 'content: not fetched, the earlier one stays' : 'content: not fetched, comes next time',
    )
  }
  return undefined
}

const sorted = (bodies: Snapshot['bodies']): Snapshot['bodies'] =>
  Object.fromEntries(Object.entries(bodies).sort(([a], [b]) => (a < b ? -1 : 1)))
