import { type Database, sql } from './port.ts'

/**
 * One schema for both engines. A step never changes once it has been published; a new one goes to the end.
 * Each can be run twice and by two origins at once.
 */
const steps: readonly (readonly string[])[] = [
  [
    `CREATE TABLE IF NOT EXISTS subscriber (
      address TEXT PRIMARY KEY, email TEXT NOT NULL, token TEXT NOT NULL UNIQUE,
      lang TEXT NOT NULL, created TEXT NOT NULL)`,
    `CREATE TABLE IF NOT EXISTS submission (
      receipt TEXT PRIMARY KEY, kind TEXT NOT NULL, lang TEXT NOT NULL, email TEXT NOT NULL,
      status TEXT NOT NULL, reason TEXT NOT NULL, version INTEGER NOT NULL, via TEXT NOT NULL,
      created TEXT NOT NULL, updated TEXT NOT NULL)`,
    'CREATE INDEX IF NOT EXISTS submission_email ON submission (email)',
    `CREATE TABLE IF NOT EXISTS version (
      receipt TEXT NOT NULL REFERENCES submission ON DELETE CASCADE, version INTEGER NOT NULL,
      payload TEXT NOT NULL, created TEXT NOT NULL, PRIMARY KEY (receipt, version))`,
    `CREATE TABLE IF NOT EXISTS file (
      receipt TEXT NOT NULL, version INTEGER NOT NULL, field TEXT NOT NULL, name TEXT NOT NULL,
      type TEXT NOT NULL, size INTEGER NOT NULL, hash TEXT NOT NULL,
      PRIMARY KEY (receipt, version, field),
      FOREIGN KEY (receipt, version) REFERENCES version ON DELETE CASCADE)`,
    `CREATE TABLE IF NOT EXISTS part (
      receipt TEXT NOT NULL, version INTEGER NOT NULL, field TEXT NOT NULL, part INTEGER NOT NULL,
      bytes BLOB NOT NULL, PRIMARY KEY (receipt, version, field, part),
      FOREIGN KEY (receipt, version, field) REFERENCES file ON DELETE CASCADE)`,
    `CREATE TABLE IF NOT EXISTS decision (
      receipt TEXT NOT NULL REFERENCES submission ON DELETE CASCADE, at TEXT NOT NULL,
      status TEXT NOT NULL, reason TEXT NOT NULL)`,
    'CREATE INDEX IF NOT EXISTS decision_receipt ON decision (receipt)',
    `CREATE TABLE IF NOT EXISTS key (
      key TEXT PRIMARY KEY, body TEXT NOT NULL, expires INTEGER,
      receipt TEXT NOT NULL REFERENCES submission ON DELETE CASCADE)`,
    'CREATE INDEX IF NOT EXISTS key_receipt ON key (receipt)',
    'CREATE TABLE IF NOT EXISTS rate (address TEXT PRIMARY KEY, due INTEGER NOT NULL)',
    'CREATE INDEX IF NOT EXISTS rate_due ON rate (due)',
    'CREATE TABLE IF NOT EXISTS salt (hour INTEGER PRIMARY KEY, salt TEXT NOT NULL)',
  ],
]

export async function migrate(db: Database): Promise<void> {
  await db.batch([sql('CREATE TABLE IF NOT EXISTS migration (step INTEGER PRIMARY KEY)')])
  const done = new Set((await db.read('SELECT step FROM migration')).map(row => row['step']))
  for (const [step, texts] of steps.entries())
    if (!done.has(step))
      await db.batch([
        ...texts.map(text => sql(text)),
        sql('INSERT OR IGNORE INTO migration (step) VALUES (?)', step),
      ])
}
