import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '#config/settings.ts'
import { createOrigin } from '../../scripts/origin/create.ts'
import type { Result, Statement } from '../../scripts/origin/store/port.ts'
import { openSqlite } from '../../scripts/origin/store/sqlite.ts'

/** An origin under test, wherever it runs. */
export interface Running {
  url: string
  sql(statements: Statement[]): Promise<Result[]>
  stop(): Promise<void>
}
export type Start = (env?: Record<string, string>) => Promise<Running>

const csp = "default-src 'none'"

/** A build with nothing in it but the shells that answers borrow. */
export function emptySite(): { root: string; where: { dist: string; rules: string; compressed: string } } {
  const root = mkdtempSync(join(tmpdir(), 'origin-'))
  const where = {
    dist: join(root, 'dist'),
    rules: join(root, 'origin.json'),
    compressed: join(root, 'twins'),
  }
  writeFileSync(where.rules, JSON.stringify({ rules: [], csp }))
  const shell =
    '<!doctype html><html><head><title>404</title></head><body><main id="main">404</main></body></html>'
  for (const lang of ['en', 'zh', 'th']) {
    mkdirSync(join(where.dist, lang), { recursive: true })
    writeFileSync(join(where.dist, lang, '404.html'), shell.replace('<html>', `<html data-shell="${lang}">`))
  }
  return { root, where }
}

export const startSqlite: Start = async env => {
  const { root, where } = emptySite()
  const database = join(root, 'origin.sqlite')
  const settings = readSettings({ RATE_LIMIT: 'off', ...env })
  const log = () => {}
  const origin = await createOrigin({ ...where, settings, database, port: 0, hostname: '127.0.0.1', log })
  const db = openSqlite(database)
  return {
    url: origin.url,
    sql: statements => db.batch(statements),
    async stop() {
      await origin.close(100)
      await db.close()
      rmSync(root, { recursive: true })
    },
  }
}

/** Cloudflare's own runtime with a local D1. */
export const startD1: Start = async env => {
  process.env['CI'] = '1'
  process.env['WRANGLER_SEND_METRICS'] = 'false'
  const { unstable_startWorker } = await import('wrangler')
  const root = mkdtempSync(join(tmpdir(), 'origin-d1-'))
  const config = join(root, 'wrangler.json')
  writeFileSync(
    config,
    JSON.stringify({
      name: 'origin-test',
      main: join(import.meta.dirname, 'd1-worker.ts'),
      compatibility_date: '2026-01-01',
      compatibility_flags: ['nodejs_compat'],
      d1_databases: [{ binding: 'DB', database_name: 'origin', database_id: 'local' }],
      vars: { RATE_LIMIT: 'off', ...env },
    }),
  )
  const worker = await unstable_startWorker({
    config,
    dev: { server: { port: 0 }, inspector: false, persist: join(root, 'state'), logLevel: 'error' },
  })
  await worker.ready
  const url = String(await worker.url).replace(/\/$/, '')
  return {
    url,
    async sql(statements) {
      const plain = statements.map(one => ({ ...one, values: [...one.values] }))
      const answer = await fetch(`${url}/test-sql`, { method: 'POST', body: JSON.stringify(plain) })
      return (await answer.json()) as Result[]
    },
    async stop() {
      await worker.dispose()
      rmSync(root, { recursive: true, force: true })
    },
  }
}
