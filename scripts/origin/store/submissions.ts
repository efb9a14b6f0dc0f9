import { limits } from '#config/limits.ts'
import type { Lang } from '#i18n/languages.ts'
import { fileType } from '#sources/submissions/files.ts'
import type { FileName, Status, SubmissionKind } from '#sources/submissions/kinds.ts'
import type { Uploads } from '#sources/submissions/validate.ts'
import { type Database, Refused, type Statement, sql } from './port.ts'
import { sha256 } from './random.ts'

export interface StoredFile {
  field: FileName
  name: string
  type: string
  hash: string
  bytes: Uint8Array
}

export interface NewSubmission {
  receipt: string
  kind: SubmissionKind
  lang: Lang
  payload: Record<string, unknown>
  files: StoredFile[]
  /** the idempotency key and the hash of what came with it */
  key: string
  body: string
  keyExpires: number | null
  /** posted to the origin, or brought in as a bundle */
  via: 'post' | 'bundle'
  now: number
}

export interface Submission {
  receipt: string
  kind: SubmissionKind
  lang: Lang
  email: string
  status: Status
  reason: string
  version: number
  via: 'post' | 'bundle'
  created: string
  updated: string
}

export const storedFiles = (uploads: Uploads): Promise<StoredFile[]> =>
  Promise.all(
    Object.entries(uploads).map(async ([field, { name, bytes }]) => ({
      field: field as FileName,
      name: name.slice(0, 200),
      type: fileType(field as FileName, bytes),
      hash: await sha256(bytes),
      bytes,
    })),
  )

/** False: the key was taken meanwhile. */
export const addSubmission = (db: Database, one: NewSubmission): Promise<boolean> => {
  const at = new Date(one.now).toISOString()
  return taken(db, [
    sql(
      `INSERT INTO submission (receipt, kind, lang, email, status, reason, version, via, created, updated)
       VALUES (?, ?, ?, ?, 'received', '', 1, ?, ?, ?)`,
      one.receipt,
      one.kind,
      one.lang,
      emailOf(one.payload),
      one.via,
      at,
      at,
    ),
    sql(
      'INSERT INTO version (receipt, version, payload, created) VALUES (?, 1, ?, ?)',
      one.receipt,
      JSON.stringify(one.payload),
      at,
    ),
    ...one.files.flatMap(file => fileStatements(one.receipt, 1, file)),
    keyStatement(one),
  ])
}

/**
 * The next version of a submission that changes were asked for. If that is no longer its state, the first
 * statement has no receipt to write, which the schema refuses, and nothing of the batch stays: false.
 */
export async function correctSubmission(
  db: Database,
  one: NewSubmission,
  from: Submission,
): Promise<boolean> {
  const at = new Date(one.now).toISOString()
  const version = from.version + 1
  return taken(db, [
    sql(
      `INSERT INTO version (receipt, version, payload, created)
       VALUES ((SELECT receipt FROM submission WHERE receipt = ? AND status = 'changes' AND version = ?), ?, ?, ?)`,
      one.receipt,
      from.version,
      version,
      JSON.stringify(one.payload),
      at,
    ),
    ...one.files.flatMap(file => fileStatements(one.receipt, version, file)),
    sql(
      `UPDATE submission SET status = 'received', reason = '', version = ?, lang = ?, email = ?, updated = ?
       WHERE receipt = ?`,
      version,
      one.lang,
      emailOf(one.payload),
      at,
      one.receipt,
    ),
    keyStatement(one),
  ])
}

async function taken(db: Database, statements: Statement[]): Promise<boolean> {
  try {
    await db.batch(statements)
    return true
  } catch (error) {
    if (error instanceof Refused) return false
    throw error
  }
}

const keyStatement = ({ key, body, keyExpires, receipt }: NewSubmission): Statement =>
  sql('INSERT INTO key (key, body, expires, receipt) VALUES (?, ?, ?, ?)', key, body, keyExpires, receipt)

function fileStatements(receipt: string, version: number, file: StoredFile): Statement[] {
  const { field, name, type, hash, bytes } = file
  const parts = Math.ceil(bytes.length / limits.body.part)
  return [
    sql(
      'INSERT INTO file (receipt, version, field, name, type, size, hash) VALUES (?, ?, ?, ?, ?, ?, ?)',
      receipt,
      version,
      field,
      name,
      type,
      bytes.length,
      hash,
    ),
    ...Array.from({ length: parts }, (_, part) =>
      sql(
        'INSERT INTO part (receipt, version, field, part, bytes) VALUES (?, ?, ?, ?, ?)',
        receipt,
        version,
        field,
        part,
        bytes.slice(part * limits.body.part, (part + 1) * limits.body.part),
      ),
    ),
  ]
}

const emailOf = (payload: Record<string, unknown>): string => String(payload['email'] ?? '').toLowerCase()

export async function findSubmission(db: Database, receipt: string): Promise<Submission | undefined> {
  const [row] = await db.read<Submission>('SELECT * FROM submission WHERE receipt = ?', receipt)
  return row
}

interface UsedKey {
  body: string
  receipt: string
  expires: number | null
}

/** What a key was used for; an expired one is forgotten. */
export async function findKey(db: Database, key: string, now: number): Promise<UsedKey | undefined> {
  const [row] = await db.read<UsedKey>('SELECT body, receipt, expires FROM key WHERE key = ?', key)
  if (!row) return undefined
  if (row.expires === null || row.expires > now) return row
  await db.batch([sql('DELETE FROM key WHERE key = ? AND expires <= ?', key, now)])
  return undefined
}
