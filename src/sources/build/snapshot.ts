import { join } from 'node:path'
import * as v from 'valibot'
import type { Lang } from '#i18n/languages.ts'
import type { SourceName } from '../model.ts'
import { readJsonFile, writeAtomic } from './files.ts'
import { snapshotDir } from './paths.ts'

/** The last good answer of one host: rows as they came, so that old and new pass the same checks. */
const shape = v.object({
  fetchedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** of news rows: digest of the list row and the body's ETag, by id */
  bodies: v.optional(v.record(v.string(), v.object({ stamp: v.string(), etag: v.optional(v.string()) })), {}),
  rows: v.array(v.unknown()),
})

export type Snapshot = v.InferOutput<typeof shape>
export interface Place {
  root: string
  base: string
  source: SourceName
  lang: Lang
}

const snapshotFile = ({ root, base, source, lang }: Place): string =>
  join(snapshotDir(root, base), `${source}.${lang}.json`)

/** A damaged snapshot is as good as none, but it says so. */
export async function readSnapshot(place: Place, say: (line: string) => void): Promise<Snapshot | undefined> {
  const file = snapshotFile(place)
  try {
    const read = await readJsonFile(file)
    return read === undefined ? undefined : v.parse(shape, read)
  } catch (error) {
    say(`${file}: damaged and left aside (${(error as Error).message})`)
    return undefined
  }
}

/** A line a row, so that a difference reads well. */
export async function writeSnapshot(place: Place, { fetchedAt, bodies, rows }: Snapshot): Promise<void> {
  const lines = rows.map(row => JSON.stringify(row)).join(',\n')
  const head = `"fetchedAt":${JSON.stringify(fetchedAt)},\n"bodies":${JSON.stringify(bodies)}`
  await writeAtomic(snapshotFile(place), `{${head},\n"rows":[\n${lines}\n]}\n`)
}
