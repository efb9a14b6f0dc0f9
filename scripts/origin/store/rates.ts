import { limits } from '#config/limits.ts'
import { type Database, sql } from './port.ts'
import { random128, sha256 } from './random.ts'

const hourMs = 3_600_000

/** Seconds to wait, 0 when the post may pass. */
export type Rate = (address: string, now: number) => Promise<number>

/**
 * At most `perMinute`, of which `burst` at once, counted in the store so that every origin on it counts together.
 * One row an address holds the time at which its next slot is due; one statement asks and takes.
 */
export function createRate(db: Database, perMinute: number): Rate {
  const slot = Math.ceil(60_000 / perMinute)
  const ahead = slot * limits.rate.burst
  const saltOf = createSalts(db)
  return async (address, now) => {
    const hidden = (await sha256(`${await saltOf(now)} ${address}`)).slice(0, 32)
    const [, taken] = await db.batch([
      sql('DELETE FROM rate WHERE due < ?', now - hourMs),
      sql(
        `INSERT INTO rate (address, due) VALUES (?1, ?2 + ?3)
         ON CONFLICT (address) DO UPDATE SET due = MAX(due, ?2) + ?3 WHERE MAX(due, ?2) + ?3 <= ?2 + ?4
         RETURNING due`,
        hidden,
        now,
        slot,
        ahead,
      ),
    ])
    if (taken?.rows.length) return 0
    const [row] = await db.read('SELECT due FROM rate WHERE address = ?', hidden)
    return Math.max(1, Math.ceil((Number(row?.['due'] ?? now) + slot - ahead - now) / 1000))
  }
}

/** A salt lives an hour; once it is gone, no hash leads back to an address. */
function createSalts(db: Database): (now: number) => Promise<string> {
  let known: { hour: number; salt: string } | undefined
  return async now => {
    const hour = Math.floor(now / hourMs)
    if (known?.hour !== hour) {
      await db.batch([
        sql('INSERT OR IGNORE INTO salt (hour, salt) VALUES (?, ?)', hour, random128()),
        sql('DELETE FROM salt WHERE hour < ?', hour),
      ])
      const [row] = await db.read('SELECT salt FROM salt WHERE hour = ?', hour)
      known = { hour, salt: String(row?.['salt']) }
    }
    return known.salt
  }
}
