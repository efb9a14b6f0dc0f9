import type { Status } from '#sources/submissions/kinds.ts'
import { asBytes, type Database, Refused, sql } from './port.ts'
import type { StoredFile, Submission } from './submissions.ts'

export interface Version {
  version: number
  payload: Record<string, unknown>
  created: string
}
export interface FileFacts {
  version: number
  field: string
  name: string
  type: string
  size: number
}
export interface Decision {
  at: string
  status: Status
  reason: string
}

/** Newest first. */
export async function listSubmissions(db: Database, status?: Status): Promise<Submission[]> {
  const rows = await db.read<Submission>('SELECT * FROM submission ORDER BY updated DESC, receipt')
  return rows.filter(one => !status || one.status === status)
}

export async function historyOf(db: Database, receipt: string) {
  const read = <T>(columns: string, table: string, order: string) =>
    db.read<T>(`SELECT ${columns} FROM ${table} WHERE receipt = ? ORDER BY ${order}`, receipt)
  const versions = await read<Version & { payload: string }>(
    'version, payload, created',
    'version',
    'version',
  )
  return {
    versions: versions.map((row): Version => ({ ...row, payload: JSON.parse(row.payload) })),
    files: await read<FileFacts>('version, field, name, type, size', 'file', 'version, field'),
    decisions: await read<Decision>('at, status, reason', 'decision', 'at'),
  }
}

interface Judged {
  receipt: string
  /** the version that was looked at: a newer one must be looked at first */
  version: number
  status: Status
  reason: string
  now: number
}

/** False: a correction came meanwhile. */
export async function decideSubmission(db: Database, one: Judged): Promise<boolean> {
  const at = new Date(one.now).toISOString()
  try {
    await db.batch([
      sql(
        `INSERT INTO decision (receipt, at, status, reason)
         VALUES ((SELECT receipt FROM submission WHERE receipt = ? AND version = ?), ?, ?, ?)`,
        one.receipt,
        one.version,
        at,
        one.status,
        one.reason,
      ),
      sql(
        'UPDATE submission SET status = ?, reason = ?, updated = ? WHERE receipt = ?',
        one.status,
        one.reason,
        at,
        one.receipt,
      ),
    ])
    return true
  } catch (error) {
    if (error instanceof Refused) return false
    throw error
  }
}

export async function readStoredFile(
  db: Database,
  receipt: string,
  version: number,
  field: string,
): Promise<StoredFile | undefined> {
  const which = [receipt, version, field]
  const where = 'receipt = ? AND version = ? AND field = ?'
  const [file] = await db.read<Omit<StoredFile, 'bytes'> & { size: number }>(
    `SELECT field, name, type, hash, size FROM file WHERE ${where}`,
    ...which,
  )
  if (!file) return undefined
  const parts = await db.read(`SELECT bytes FROM part WHERE ${where} ORDER BY part`, ...which)
  const bytes = new Uint8Array(file.size)
  let at = 0
  for (const part of parts.map(row => asBytes(row['bytes']))) {
    bytes.set(part, at)
    at += part.length
  }
  return { ...file, bytes }
}
