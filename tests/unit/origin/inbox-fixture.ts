import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Status, SubmissionKind } from '#sources/submissions/kinds.ts'
import { type Uploads, validate } from '#sources/submissions/validate.ts'
import { decide, type Inbox } from '../../../scripts/inbox/decide.ts'
import { random128 } from '../../../scripts/origin/store/random.ts'
import { migrate } from '../../../scripts/origin/store/schema.ts'
import { openSqlite } from '../../../scripts/origin/store/sqlite.ts'
import { addSubmission, storedFiles } from '../../../scripts/origin/store/submissions.ts'
import { payloads, pdf, png } from './samples.ts'

export const now = Date.UTC(2026, 0, 5)

export async function openInbox(): Promise<Inbox> {
  const root = mkdtempSync(join(tmpdir(), 'inbox-'))
  const inbox = { db: openSqlite(':memory:'), root, statusFiles: false, now: () => now }
  await migrate(inbox.db)
  await migrate(inbox.db)
  return inbox
}

export async function closeInbox(inbox: Inbox): Promise<void> {
  await inbox.db.close()
  rmSync(inbox.root, { recursive: true })
}

/** A submission as the origin would have stored it. */
export async function came(
  inbox: Inbox,
  kind: SubmissionKind,
  change: Record<string, unknown> = {},
): Promise<string> {
  const receipt = random128()
  const uploads: Uploads =
    kind === 'recruiting'
      ? { resume: { name: 'cv.pdf', bytes: pdf() } }
      : { logo: { name: 'logo', bytes: png() } }
  const checked = validate(kind, { ...payloads[kind], ...change }, uploads)
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors))
  const [payload, files] = [checked.value, await storedFiles(uploads)]
  const key = { key: receipt, body: 'x', keyExpires: null, via: 'post' as const }
  await addSubmission(inbox.db, { receipt, kind, lang: 'th', payload, files, ...key, now })
  return receipt
}

export const judge = (inbox: Inbox, receipt: string, status: Status, reason = ''): Promise<string[]> =>
  decide(inbox, { receipt, status, reason })
