import * as v from 'valibot'
import { CallError } from './call-error.ts'
import { type Answer, call, type Host, type Request } from './http.ts'

/** Why rows were dropped, and how many for each reason. */
export type Dropped = Record<string, number>

export interface Rows<T> {
  rows: T[]
  /** the same rows as the host sent them, which is what a snapshot keeps */
  raw: unknown[]
  dropped: Dropped
  /** rows in the answer, before dropping */
  total: number
  /** the host sent null: there is no more */
  ended: boolean
}

interface ListOptions<T> {
  /** null means an empty list (news ends) */
  nullable?: boolean
  /** rows with the same key are the same thing; the first stays */
  key?: (row: T) => string
}

type RowSchema<T> = v.GenericSchema<unknown, T>

/** Row by row: a bad one costs itself, never the list. */
export function parseRows<T>(data: unknown[], schema: RowSchema<T>, key?: (row: T) => string): Rows<T> {
  const rows: T[] = []
  const kept: unknown[] = []
  const dropped: Dropped = {}
  const seen = new Set<string>()
  for (const raw of data) {
    const read = v.safeParse(schema, raw, { abortEarly: true })
    const name = read.success && key ? key(read.output) : undefined
    if (!read.success) drop(dropped, why(read.issues[0]))
    else if (name !== undefined && seen.has(name)) drop(dropped, 'duplicate')
    else {
      rows.push(read.output)
      kept.push(raw)
    }
    if (name !== undefined) seen.add(name)
  }
  return { rows, raw: kept, dropped, total: data.length, ended: false }
}

export function drop(dropped: Dropped, reason: string, times = 1): void {
  dropped[reason] = (dropped[reason] ?? 0) + times
}

/** `create_time: bad date`; our own words only, never the host's. */
function why(issue: v.BaseIssue<unknown>): string {
  const field = issue.path?.map(step => String(step.key)).join('.')
  const text = issue.path?.at(-1)?.value === undefined ? 'missing' : issue.message
  const ours = /^Invalid/.test(text) ? 'wrong type' : text
  return field ? `${field}: ${ours}` : 'not a row'
}

/** A call that answers a list. `result` other than 0 rejects without a log line; the caller keeps its old list. */
export async function list<T>(
  host: Host,
  path: string,
  request: Request,
  schema: RowSchema<T>,
  options: ListOptions<T> = {},
): Promise<Rows<T>> {
  const { data } = success(await call(host, path, request), path)
  if (data === null && options.nullable) return { rows: [], raw: [], dropped: {}, total: 0, ended: true }
  if (!Array.isArray(data)) {
    const error = new CallError('shape', `${host.base}${path}: data is ${kind(data)}, not a list`)
    ;(host.log ?? console.warn)(error.message)
    throw error
  }
  return parseRows(data, schema, options.key)
}

export function success(answer: Answer, path: string): Answer {
  if (answer.result === 0) return answer
  throw new CallError('result', `${path}: result ${answer.result} ${answer.message.slice(0, 200)}`.trim())
}

const kind = (data: unknown): string => (data === null ? 'null' : typeof data)
