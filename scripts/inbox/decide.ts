import type { Status } from '#sources/submissions/kinds.ts'
import type { Database } from '../origin/store/port.ts'
import { decideSubmission, historyOf, readStoredFile } from '../origin/store/review.ts'
import { findSubmission, type Submission } from '../origin/store/submissions.ts'
import { list, unlist } from './listing/list.ts'
import { writeStatusFile } from './status-file.ts'

export interface Inbox {
  db: Database
  /** the project's folder: rows and icons are written there */
  root: string
  /** a plain host reads statuses from files */
  statusFiles: boolean
  now: () => number
}

interface Judgement {
  receipt: string
  status: Status
  reason: string
  /** the version that was looked at; the newest when it is not said */
  version?: number | undefined
}

/** One decision with all it brings: the list, its undoing, the status file. Gives lines to show. */
export async function decide(
  inbox: Inbox,
  { receipt, status, reason, version }: Judgement,
): Promise<string[]> {
  const { db, root } = inbox
  const found = await need(db, receipt)
  if ((status === 'changes' || status === 'rejected') && !reason.trim())
    throw new Error(`${status}: say why, in ${found.lang}, the submitter's language`)
  if (version !== undefined && version !== found.version)
    throw new Error(`${receipt}: a correction came meanwhile (version ${found.version}); look at it first`)

  const lines: string[] = []
  if (status === 'listed') lines.push(...(await listIt(inbox, found)))
  else if (await unlist(root, found))
    lines.push('taken off the list; commit src/sources/listed and public/listed')
  const judged = { receipt, version: found.version, status, reason: reason.trim(), now: inbox.now() }
  if (!(await decideSubmission(db, judged))) {
    if (status === 'listed') await unlist(root, found)
    throw new Error(`${receipt}: a correction came meanwhile; look at it first`)
  }
  if (inbox.statusFiles || found.via === 'bundle') {
    await writeStatusFile(root, await need(db, receipt))
    lines.push(`public/status/${receipt}.json says so; commit it`)
  }
  return [`${receipt}: ${status}`, ...lines]
}

async function listIt({ db, root, now }: Inbox, found: Submission): Promise<string[]> {
  const { versions } = await historyOf(db, found.receipt)
  const payload = versions.at(-1)?.payload
  const logo = await readStoredFile(db, found.receipt, found.version, 'logo')
  if (!payload || !logo)
    throw new Error(`${found.receipt}: has no logo, so it cannot be listed; ask for changes`)
  const { file, left } = await list(root, found, payload, logo, now())
  const unplaced = left.map(
    one => `${one} fits several networks; add it to ${file} by hand once you know which`,
  )
  return [`written to ${file} and public/listed; the next build shows it, commit both`, ...unplaced]
}

export async function need(db: Database, receipt: string): Promise<Submission> {
  const found = await findSubmission(db, receipt)
  if (!found) throw new Error(`${receipt}: there is no such submission; npm run inbox lists them`)
  return found
}
