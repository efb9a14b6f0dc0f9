import { type Database, sql } from './port.ts'
import { random128 } from './random.ts'

interface Subscriber {
  email: string
  token: string
  lang: string
  created: string
}

/** One address has one row, whatever its case; the second subscription changes nothing. */
export async function subscribe(db: Database, email: string, lang: string, now: number): Promise<void> {
  await db.batch([
    sql(
      'INSERT INTO subscriber (address, email, token, lang, created) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
      email.toLowerCase(),
      email,
      random128(),
      lang,
      new Date(now).toISOString(),
    ),
  ])
}

/** Whether there was such a subscription. */
export async function unsubscribe(db: Database, token: string): Promise<boolean> {
  const [result] = await db.batch([sql('DELETE FROM subscriber WHERE token = ?', token)])
  return (result?.changes ?? 0) > 0
}

export const listSubscribers = (db: Database): Promise<Subscriber[]> =>
  db.read('SELECT email, token, lang, created FROM subscriber ORDER BY created, address')
