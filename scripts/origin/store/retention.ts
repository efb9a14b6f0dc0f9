import { limits } from '#config/limits.ts'
import { type Database, sql } from './port.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Applications go whole 180 days after they came; addresses' hashes, their salts and content keys after an hour. */
export async function clean(db: Database, now: number): Promise<void> {
  const oldest = new Date(now - limits.resumeKeepDays * dayMs).toISOString()
  await db.batch([
    sql("DELETE FROM submission WHERE kind = 'recruiting' AND updated < ?", oldest),
    sql('DELETE FROM rate WHERE due < ?', now - hourMs),
    sql('DELETE FROM salt WHERE hour < ?', Math.floor(now / hourMs)),
    sql('DELETE FROM key WHERE expires <= ?', now),
  ])
}

/** Now and every ten minutes, as long as the process lives. */
export function keepClean(db: Database, log: (line: string) => void): () => void {
  const run = () => {
    clean(db, Date.now()).catch(error => log(`what is too old could not be deleted: ${error.message}`))
  }
  run()
  const timer = setInterval(run, 600_000).unref()
  return () => clearInterval(timer)
}

interface Forgotten {
  subscriptions: number
  submissions: number
}

/** Everything that came from an e-mail address: subscription, submissions with every version and file. */
export async function forget(db: Database, email: string): Promise<Forgotten> {
  const address = email.trim().toLowerCase()
  const [subscriptions, submissions] = await db.batch([
    sql('DELETE FROM subscriber WHERE address = ?', address),
    sql(
      `DELETE FROM submission WHERE email = ?1 OR receipt IN
       (SELECT receipt FROM version WHERE lower(json_extract(payload, '$.email')) = ?1)`,
      address,
    ),
  ])
  return { subscriptions: subscriptions?.changes ?? 0, submissions: submissions?.changes ?? 0 }
}
