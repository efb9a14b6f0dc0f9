import * as v from 'valibot'

const parties = ['analytics', 'searchAnalytics', 'linkPush', 'stylesheet', 'images', 'hosts'] as const
export type Party = (typeof parties)[number]

const line = v.pipe(v.string(), v.trim(), v.nonEmpty())
const sentences = { none: line, some: line, ...Object.fromEntries(parties.map(party => [party, line])) }

/** What stands above the dashes of each text. YAML reads a bare date as a moment, so only its day is kept. */
const front = v.object({
  title: line,
  description: line,
  updated: v.pipe(
    v.union([v.string(), v.date()]),
    v.transform(value => (value instanceof Date ? value.toISOString() : value).slice(0, 10)),
    v.isoDate(),
  ),
  /** privacy only: one sentence for each third party that configuration can let in */
  parties: v.optional(v.object(sentences as Record<'none' | 'some' | Party, typeof line>)),
})
export type Front = v.InferOutput<typeof front>

export function readFront(name: string, data: unknown): Front {
  const read = v.safeParse(front, data)
  if (read.success) return read.output
  const [issue] = read.issues
  const field = issue.path?.map(item => String(item.key)).join('.')
  throw new Error(
    `${name}: "${field}" is wrong (${issue.message}); write title, description and updated: YYYY-MM-DD at the top`,
  )
}
