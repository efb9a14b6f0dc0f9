import * as v from 'valibot'
import { flag, id, image, lenient, text } from './pieces.ts'

/** JSON text that may be anything; only the chain id is taken from it. */
const metadata = v.pipe(
  v.string('bad metadata'),
  v.maxLength(20_000, 'bad metadata'),
  v.transform(chainIdOf),
  v.string('bad metadata'),
  v.maxLength(100, 'bad metadata'),
  v.regex(/^[\w.:-]+$/, 'bad metadata'),
)

function chainIdOf(json: string): string | undefined {
  try {
    const read: unknown = JSON.parse(json)
    if (typeof read !== 'object' || read === null || !Object.hasOwn(read, 'chain_id')) return undefined
    const { chain_id: value } = read as { chain_id: unknown }
    return typeof value === 'string' || Number.isSafeInteger(value) ? String(value) : undefined
  } catch {
    return undefined
  }
}

export const network = v.pipe(
  v.object({
    hid: id,
    icon_url: lenient(image),
    title: text(100),
    ns: v.pipe(v.string('bad namespace'), v.regex(/^[a-z][a-z0-9-]{0,31}$/i, 'bad namespace')),
    metadata,
    deprecated: flag,
  }),
  v.transform(row => ({
    hid: row.hid,
    icon: row.icon_url,
    title: row.title,
    ns: row.ns,
    chain_id: row.metadata,
    deprecated: row.deprecated === true || row.deprecated === 1 || /^(1|true)$/.test(String(row.deprecated)),
  })),
)

export type NetworkRow = v.InferOutput<typeof network>
