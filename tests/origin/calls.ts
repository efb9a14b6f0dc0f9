import type { SubmissionKind } from '#sources/submissions/kinds.ts'
import { payloads, pdf, png } from '../unit/origin/samples.ts'
import type { Running } from './engines.ts'

export interface Answer {
  status: number
  headers: Headers
  body: { result: number; message: string; data: Record<string, unknown> | null }
}

export async function call(to: Running, path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(to.url + path, init)
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Answer['body'],
  }
}

export const subscribe = (to: Running, email: unknown, headers: Record<string, string> = {}) =>
  call(to, '/api/tokenPocket/subscribe', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email }),
  })

export interface Sent {
  payload?: Record<string, unknown>
  files?: Record<string, Uint8Array<ArrayBuffer>>
  key?: string | undefined
  receipt?: string
  lang?: string
  headers?: Record<string, string>
}

export const filesOf = (kind: SubmissionKind): Record<string, Uint8Array<ArrayBuffer>> =>
  kind === 'recruiting' ? { resume: pdf() } : { logo: png() }

export function bodyOf(kind: SubmissionKind, sent: Sent = {}): FormData {
  const body = new FormData()
  body.set('payload', JSON.stringify({ ...payloads[kind], ...sent.payload }))
  if (sent.receipt) body.set('receipt', sent.receipt)
  if (sent.lang) body.set('lang', sent.lang)
  for (const [name, bytes] of Object.entries(sent.files ?? filesOf(kind)))
    body.set(name, new Blob([bytes]), `${name}.bin`)
  return body
}

export const submit = (to: Running, kind: SubmissionKind, sent: Sent = {}) =>
  call(to, `/api/submissions/${kind}`, {
    method: 'POST',
    body: bodyOf(kind, sent),
    headers: { ...(sent.key && { 'idempotency-key': sent.key }), ...sent.headers },
  })

let count = 0
export const newKey = (): string => `test-key-${process.pid}-${++count}`

export const receiptOf = (answer: Answer): string => String(answer.body.data?.['receipt'])
