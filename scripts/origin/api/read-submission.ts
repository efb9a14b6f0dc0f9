import type { Context } from 'hono'
import { limits } from '#config/limits.ts'
import { type FileName, kinds, type SubmissionKind } from '#sources/submissions/kinds.ts'
import { fromPlainForm } from '#sources/submissions/plain-form.ts'
import type { Uploads } from '#sources/submissions/validate.ts'
import { readRandom128, sha256 } from '../store/random.ts'
import { type Posted, parseBody, parseJson, readBody } from './body.ts'
import { Refusal } from './refusal.ts'

export interface ReadSubmission {
  payload: unknown
  files: Uploads
  /** set: a correction of that submission */
  receipt: string | undefined
  /** as the sender wrote it */
  lang: unknown
  key: string
  /** the sender named the key; one made of the content holds for an hour only */
  keyed: boolean
  /** hash of what was sent, the same for the same fields and files */
  body: string
}

export async function readSubmission(c: Context, kind: SubmissionKind): Promise<ReadSubmission> {
  const bytes = await readBody(c.req.raw, limits.body.submission)
  const posted = await parseBody(bytes, c.req.header('content-type') ?? null)
  if (posted.json !== undefined) throw new Refusal(415, 'bodyType')
  const text = (name: string) => posted.fields.get(name)?.at(-1)
  const payloadText = text('payload')
  const payload = payloadText === undefined ? fromPlainForm(kind, posted.fields) : parseJson(payloadText)
  const files = filesOf(posted, kind)
  const named = text('receipt')?.trim()
  const receipt = named ? readRandom128(named) : undefined
  if (named && !receipt) throw new Refusal(404, 'notFound')
  const body = await hashOf(kind, payload, files, receipt)
  const header = c.req.header('idempotency-key')
  if (header !== undefined && !/^[\x21-\x7e]{8,200}$/.test(header)) throw new Refusal(400, 'badKey')
  const lang = text('lang') ?? (payload as { lang?: unknown } | null)?.lang
  return {
    payload,
    files,
    receipt,
    lang,
    body,
    keyed: header !== undefined,
    key: header === undefined ? `body ${body}` : `${kind} ${header}`,
  }
}

/** `icon_url` is the logo's name in a plain form, as the specification calls it. */
function filesOf({ files }: Posted, kind: SubmissionKind): Uploads {
  const named = (name: FileName) => files.get(name) ?? (name === 'logo' ? files.get('icon_url') : undefined)
  return Object.fromEntries(
    kinds[kind].files.map(name => [name, named(name)]).filter(([, file]) => file !== undefined),
  )
}

async function hashOf(
  kind: string,
  payload: unknown,
  files: Uploads,
  receipt: string | undefined,
): Promise<string> {
  const hashes = await Promise.all(
    Object.entries(files).map(async ([name, file]) => [name, await sha256(file.bytes)]),
  )
  return sha256(JSON.stringify([kind, sorted(payload), hashes.sort(), receipt ?? '']))
}

const deepest = 20

/** Keys in one order, so that the same fields are the same body. No form of ours nests as deep as this goes. */
function sorted(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (depth === deepest) throw new Refusal(400, 'badBody')
  if (Array.isArray(value)) return value.map(one => sorted(one, depth + 1))
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, one]) => [key, sorted(one, depth + 1)])
}
