import { existsSync } from 'node:fs'
import { type D1, openD1 } from '../origin/store/d1.ts'
import type { Database } from '../origin/store/port.ts'
import { migrate } from '../origin/store/schema.ts'
import { openSqlite } from '../origin/store/sqlite.ts'

/** The store of the origin on this machine, or with `--d1 <wrangler config>` the D1 that the config binds. */
export async function openStore(database: string, d1Config: string | undefined): Promise<Database> {
  const db = d1Config ? await throughWrangler(d1Config) : openSqlite(database)
  await migrate(db)
  return db
}

/** Local, unless the binding in the config says `"remote": true`. */
async function throughWrangler(configPath: string): Promise<Database> {
  if (!existsSync(configPath))
    throw new Error(`${configPath} is not there; npm run build writes host/cloudflare/`)
  const { getPlatformProxy } = await import('wrangler')
  const proxy = await getPlatformProxy<{ DB: D1 }>({ configPath })
  return { ...openD1(proxy.env.DB), close: () => proxy.dispose() }
}
