import { CallError } from '#sources/call-error.ts'
import { submit } from '#sources/own-origin.ts'
import { type Application, type Faults, isField, messageKey } from './check.ts'

export type Reason = 'network' | 'rate' | 'large' | 'server'
type Outcome = { receipt: string } | { faults: Faults } | { reason: Reason }

/** One key for one content: a retry of the same gives the same receipt, a change is a new submission. */
let sent = { content: '', key: '' }

function keyFor(content: string): string {
  if (sent.content !== content) sent = { content, key: newKey() }
  return sent.key
}

/** Not `randomUUID`: a page served by plain http has none. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('')

export async function deliver(
  payload: Application,
  resume: File,
  endpoint: string | undefined,
): Promise<Outcome> {
  const content = JSON.stringify([payload, resume.name, resume.size, resume.lastModified])
  try {
    const answer = await submit(
      { base: '' },
      { kind: 'recruiting', payload, files: { resume }, key: keyFor(content), endpoint },
    )
    if ('receipt' in answer) return { receipt: answer.receipt }
    const faults = asFaults(answer.errors)
    return Object.keys(faults).length > 0 ? { faults } : { reason: 'server' }
  } catch (error) {
    const status = error instanceof CallError ? error.status : undefined
    // the key is taken by other content: the next try gets its own
    if (status === 409) sent = { content: '', key: '' }
    return { reason: reasonOf(error) }
  }
}

function asFaults(errors: readonly { path: string; message: string }[]): Faults {
  const faults: Faults = {}
  for (const { path, message } of errors) {
    const [field = ''] = path.split('.')
    if (isField(field)) faults[field] ??= messageKey(field, message)
  }
  return faults
}

function reasonOf(error: unknown): Reason {
  if (!(error instanceof CallError)) return 'server'
  if (error.status === 429) return 'rate'
  if (error.status === 413) return 'large'
  return error.fault === 'network' || error.fault === 'timeout' ? 'network' : 'server'
}
