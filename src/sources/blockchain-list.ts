import * as v from 'valibot'
import type { Lang } from '#i18n/languages.ts'
import { blockChainList } from './api-host.ts'
import type { Host } from './http.ts'
import { parseRows } from './rows.ts'
import { id, image, lenient, text } from './schema/pieces.ts'

export const cacheKey = 'blockchainList'

/** A network as the browser keeps it. */
const chain = v.object({
  hid: id,
  icon: lenient(image),
  title: text(100),
  ns: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/i)),
  chain_id: v.pipe(v.string(), v.regex(/^[\w.:-]{1,100}$/)),
})
type Chain = v.InferOutput<typeof chain>

/** Storage that never throws: `state/safe-storage.ts`, or a map in tests. */
export interface Keep {
  get: (key: string) => string | undefined
  set: (key: string, value: string) => void
}

const longestCache = 500_000

/** What an earlier visit kept; garbage and old forms are an empty list. */
export function cachedChains(keep: Keep): Chain[] {
  const read = parsed(keep.get(cacheKey))
  return Array.isArray(read) ? parseRows(read, chain, row => row.hid).rows : []
}

function parsed(raw: string | undefined): unknown {
  if (!raw || raw.length > longestCache) return undefined
  try {
    return JSON.parse(raw)
  } catch {
    return undefined
  }
}

interface Asking {
  host: Host
  lang: Lang
  keep: Keep
  signal?: AbortSignal
}

/** Fresh from the host and kept; on any failure, which the client has logged, the kept list or an empty one. */
export async function loadChains({ host, lang, keep, signal }: Asking): Promise<Chain[]> {
  try {
    const { rows } = await blockChainList(host, { lang, ...(signal && { signal }) })
    const open = rows.filter(row => !row.deprecated).map(({ deprecated: _, ...row }) => row)
    if (open.length === 0) return cachedChains(keep)
    keep.set(cacheKey, JSON.stringify(open))
    return open
  } catch {
    return cachedChains(keep)
  }
}
