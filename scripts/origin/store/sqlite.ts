import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Database,
  Refused,
  type Result,
  type Row,
  type Statement,
  StoreUnavailable,
  type Value,
} from './port.ts'

interface Job {
  statements: Statement[]
  resolve: (results: Result[]) => void
  reject: (error: unknown) => void
}

/** How long a lock of another process is waited for, without stopping the loop. */
const patienceMs = 3_000
const [busy, locked, constraint] = [5, 6, 19]

/**
 * One file, WAL, safe against `kill -9` and power loss (synchronous FULL). Batches that come while one is
 * being written share the next transaction, so that one sync to disk acknowledges them all.
 */
export function openSqlite(path: string): Database {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  const db = new DatabaseSync(path, { timeout: 5_000 })
  untilFree(() => db.exec('PRAGMA journal_mode = WAL'))
  db.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
  db.exec('PRAGMA secure_delete = ON; PRAGMA busy_timeout = 50')
  const prepared = new Map<string, StatementSync>()
  const prepare = (text: string): StatementSync => {
    const known = prepared.get(text) ?? db.prepare(text)
    prepared.set(text, known)
    return known
  }
  const run = ({ sql, values }: Statement): Result => {
    const statement = prepare(sql)
    if (statement.columns().length === 0)
      return { rows: [], changes: Number(statement.run(...values).changes) }
    const rows = statement.all(...values) as Row[]
    return { rows, changes: rows.length }
  }

  const waiting: Job[] = []
  let writing: Promise<void> | undefined
  async function write(): Promise<void> {
    await new Promise(done => setImmediate(done))
    while (waiting.length > 0) await commit(waiting.splice(0, 200))
    writing = undefined
  }
  async function commit(jobs: Job[]): Promise<void> {
    const outcomes: (() => void)[] = []
    try {
      await patiently(() => db.exec('BEGIN IMMEDIATE'))
      for (const job of jobs) outcomes.push(attempt(job))
      db.exec('COMMIT')
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK')
      for (const { reject } of jobs) reject(explain(error))
      return
    }
    for (const tell of outcomes) tell()
  }
  /** One batch inside the shared transaction: what it breaks is undone alone. */
  function attempt({ statements, resolve, reject }: Job): () => void {
    db.exec('SAVEPOINT job')
    try {
      const results = statements.map(run)
      db.exec('RELEASE job')
      return () => resolve(results)
    } catch (error) {
      if (codeOf(error) !== constraint) throw error
      db.exec('ROLLBACK TO job; RELEASE job')
      return () => reject(new Refused((error as Error).message))
    }
  }

  return {
    async read<T>(text: string, ...values: Value[]) {
      try {
        return await patiently(() => prepare(text).all(...values) as T[])
      } catch (error) {
        throw explain(error)
      }
    },
    batch: statements =>
      new Promise((resolve, reject) => {
        waiting.push({ statements, resolve, reject })
        writing ??= write()
      }),
    async close() {
      await writing
      db.close()
    },
  }
}

/** Changing the journal asks no busy handler: two origins that open a new file at one moment meet here. */
function untilFree(act: () => void): void {
  const until = Date.now() + patienceMs
  for (;;) {
    try {
      act()
      return
    } catch (error) {
      if (codeOf(error) !== busy || Date.now() > until) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    }
  }
}

const codeOf = (error: unknown): number => ((error as { errcode?: number }).errcode ?? 0) & 0xff

async function patiently<T>(act: () => T): Promise<T> {
  const until = Date.now() + patienceMs
  for (let wait = 5; ; wait = Math.min(wait * 2, 100)) {
    try {
      return act()
    } catch (error) {
      const code = codeOf(error)
      if ((code !== busy && code !== locked) || Date.now() > until) throw error
      await sleep(wait)
    }
  }
}

/** Every fault of the engine means 'not now'; a fault of ours (bad SQL, code 1) stays what it is. */
const explain = (error: unknown): unknown => (codeOf(error) > 1 ? new StoreUnavailable(error) : error)
