import { DatabaseSync } from 'node:sqlite'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

/** What anyone would write first: Hono, one INSERT a request, the same durability. The load run's yardstick. */
const db = new DatabaseSync(process.argv[2] ?? ':memory:')
db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
db.exec('CREATE TABLE subscriber (email TEXT PRIMARY KEY, created TEXT NOT NULL)')
db.exec('CREATE TABLE submission (id INTEGER PRIMARY KEY, payload TEXT NOT NULL, logo BLOB NOT NULL)')
const insert = db.prepare('INSERT OR IGNORE INTO subscriber (email, created) VALUES (?, ?)')
const insertSubmission = db.prepare('INSERT INTO submission (payload, logo) VALUES (?, ?)')

const app = new Hono()
app.post('/api/tokenPocket/subscribe', async c => {
  const { email } = await c.req.json()
  insert.run(email, new Date().toISOString())
  return c.json({ result: 0, message: '', data: null })
})
app.post('/api/submissions/chain', async c => {
  const form = await c.req.formData()
  const logo = form.get('logo') as File
  insertSubmission.run(String(form.get('payload')), new Uint8Array(await logo.arrayBuffer()))
  return c.json({ result: 0, message: '', data: null })
})
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  console.log(`plain is at http://127.0.0.1:${port}/ `),
)
