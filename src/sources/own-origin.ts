import * as v from 'valibot'
import { CallError } from './call-error.ts'
import { type Answer, call, type Host } from './http.ts'
import { count, lenient, lenientList } from './schema/pieces.ts'
import type { SubmissionKind } from './submissions/kinds.ts'

type Signal = { signal?: AbortSignal | undefined }

interface Said {
  ok: boolean
  /** the host's own words: shown as text, never as HTML */
  message: string
}

const said = ({ result, message }: Answer): Said => ({ ok: result === 0, message: message.slice(0, 300) })

/** `endpoint`: SUBSCRIBE_ENDPOINT, the whole address, where one is set. */
export const subscribe = async (
  host: Host,
  {
    email,
    endpoint = `${host.base}/api/tokenPocket/subscribe`,
    signal,
  }: Signal & { email: string; endpoint?: string | undefined },
): Promise<Said> => said(await call({ ...host, base: endpoint }, '', { body: { email }, signal }))

export const unsubscribe = async (host: Host, { token, signal }: Signal & { token: string }): Promise<Said> =>
  said(await call(host, '/api/tokenPocket/unsubscribe', { body: { token }, signal }))

interface Submission extends Signal {
  kind: SubmissionKind
  /** the fields of spec section 3 */
  payload: unknown
  files?: Partial<Record<'logo' | 'audit_report' | 'resume', Blob>>
  /** the same key with the same body gives the same receipt */
  key: string
  /** set for a correction of an earlier submission */
  receipt?: string | undefined
  /** SUBMIT_ENDPOINT where one is set */
  endpoint?: string | undefined
}

/** `message` is a key of forms.json; `count` fills its {{count}}. */
const fieldError = v.object({ path: v.string(), message: v.string(), count: lenient(count) })
type FieldError = v.InferOutput<typeof fieldError>

type Submitted = { receipt: string } | { errors: FieldError[]; message: string }

const received = v.object({ receipt: v.pipe(v.string(), v.regex(/^[A-Za-z2-7]{16,32}$/)) })
const refused = v.object({ errors: lenientList(fieldError) })

/** One POST, never repeated by itself. A schema refusal comes back as errors; other statuses reject. */
export async function submit(host: Host, submission: Submission): Promise<Submitted> {
  const { kind, payload, files = {}, key, receipt, endpoint, signal } = submission
  const body = new FormData()
  body.set('payload', JSON.stringify(payload))
  if (receipt) body.set('receipt', receipt)
  for (const [name, file] of Object.entries(files)) if (file) body.set(name, file)
  const base = endpoint ?? `${host.base}/api/submissions`
  const answer = await call({ ...host, base }, `/${kind}`, {
    body,
    headers: { 'idempotency-key': key },
    signal,
  })
  if (answer.result === 0) return parse(received, answer.data, `${base}/${kind}`)
  const { errors } = v.is(refused, answer.data) ? v.parse(refused, answer.data) : { errors: [] }
  return { errors, message: answer.message.slice(0, 300) }
}

const status = v.object({
  kind: v.picklist(['dapp', 'token', 'nft', 'chain', 'recruiting']),
  status: v.picklist(['received', 'changes', 'listed', 'rejected']),
  reason: lenient(v.pipe(v.string(), v.maxLength(5_000))),
  updated: v.string(),
})
type SubmissionStatus = v.InferOutput<typeof status>

/** With ORIGIN=none the status is a file of the site: `/status/<receipt>.json`. */
export async function submissionStatus(
  host: Host,
  {
    receipt,
    origin = 'own',
    endpoint,
    signal,
  }: Signal & {
    receipt: string
    origin?: 'own' | 'none'
    endpoint?: string | undefined
  },
): Promise<SubmissionStatus> {
  const name = encodeURIComponent(receipt)
  const base = endpoint ?? `${host.base}/api/submissions`
  const answer =
    origin === 'none' && !endpoint
      ? await call(host, `/status/${name}.json`, { signal })
      : await call({ ...host, base }, `/${name}`, { signal })
  if (answer.result !== 0) throw new CallError('result', answer.message.slice(0, 300))
  return parse(status, answer.data, `${base}/${name}`)
}

function parse<T>(schema: v.GenericSchema<unknown, T>, data: unknown, where: string): T {
  const read = v.safeParse(schema, data)
  if (read.success) return read.output
  throw new CallError('shape', `${where}: the answer lacks what the contract promises`)
}
