import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import words from '../../locales/en/origin.json' with { type: 'json' }
import { pdf, png } from '../unit/origin/samples.ts'
import { type Answer, call, newKey, receiptOf, submit, subscribe } from './calls.ts'
import type { Running } from './engines.ts'
import { type Spawned, site, spawnOrigin } from './process.ts'

/** What must not hurt the origin on one machine: death, a full or locked disk, company, liars. */
let place: ReturnType<typeof site>
const living: Spawned[] = []
const start = async (env: Record<string, string> = {}, prefix: string[] = []): Promise<Spawned & Running> => {
  const origin = await spawnOrigin(place, env, prefix)
  living.push(origin)
  return {
    ...origin,
    sql: () => Promise.reject(new Error('look into the file')),
    stop: () => origin.kill('SIGTERM'),
  }
}
beforeEach(() => {
  place = site()
})
afterEach(async () => {
  for (const origin of living.splice(0)) await origin.kill('SIGKILL')
  rmSync(place.root, { recursive: true, force: true })
})

function stored<T>(read: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(place.database, { timeout: 10_000 })
  try {
    return read(db)
  } finally {
    db.close()
  }
}

it('has every acknowledged write of 2,000 after kill -9 in the middle', async () => {
  const origin = await start()
  const emails: string[] = []
  const receipts: string[] = []
  let sent = 0
  const write = async (n: number) => {
    if (n % 4 === 0) {
      const email = `n${n}@load.example.org`
      if ((await subscribe(origin, email)).body.result === 0) emails.push(email)
    } else receipts.push(receiptOf(await submit(origin, 'chain', { key: `load-key-${n}` })))
  }
  const client = async () => {
    while (sent < 2_000) await write(sent++)
  }
  const clients = Promise.allSettled(Array.from({ length: 16 }, client))
  await expect
    .poll(() => emails.length + receipts.length, { timeout: 60_000, interval: 5 })
    .toBeGreaterThan(600)
  await origin.kill('SIGKILL')
  const ends = await clients
  expect(ends.some(end => end.status === 'rejected')).toBe(true)
  expect(sent).toBeLessThan(2_000)

  const again = await start()
  stored(db => {
    expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
    const has = db.prepare(
      `SELECT (SELECT count(*) FROM version v WHERE v.receipt = s.receipt) AS versions,
              (SELECT sum(length(bytes)) FROM part p WHERE p.receipt = s.receipt) AS bytes
       FROM submission s WHERE receipt = ?`,
    )
    const size = png().length
    const lost = receipts.filter(receipt => {
      const row = has.get(receipt)
      return row?.['versions'] !== 1 || row['bytes'] !== size
    })
    const listed = db.prepare('SELECT 1 FROM subscriber WHERE email = ?')
    expect([lost, emails.filter(email => !listed.get(email))]).toEqual([[], []])
    const half = db.prepare(
      'SELECT count(*) AS n FROM submission WHERE receipt NOT IN (SELECT receipt FROM part)',
    )
    expect(half.get()).toEqual({ n: 0 })
  })
  expect((await submit(again, 'chain', { key: 'load-key-1' })).body.data?.['receipt']).toMatch(
    /^[A-Z2-7]{26}$/,
  )
  expect(receipts.length + emails.length).toBeGreaterThan(600)
})

it('ends what it has begun when it is asked to stop', async () => {
  const origin = await start()
  const json = JSON.stringify({ email: 'begun@mail.example.org' })
  let finish = () => {}
  const answer = raw(origin.url, {
    head: `Content-Length: ${json.length}\r\nConnection: close`,
    send: write => {
      write(json.slice(0, 10))
      finish = () => write(json.slice(10))
    },
  })
  await new Promise(done => setTimeout(done, 300))
  const stopped = origin.kill('SIGTERM')
  await new Promise(done => setTimeout(done, 300))
  await expect(subscribe(origin, 'late@mail.example.org')).rejects.toThrow()
  finish()
  expect(await answer).toContain('HTTP/1.1 200')
  await stopped
  expect(origin.child.exitCode).toBe(0)
  expect(stored(db => db.prepare('SELECT email FROM subscriber').all())).toEqual([
    { email: 'begun@mail.example.org' },
  ])
})

it('waits for a short lock, answers 503 to a long one, serves pages meanwhile, and goes on after it', async () => {
  const origin = await start()
  // the origin may still be writing its own beginning
  const other = new DatabaseSync(place.database, { timeout: 10_000 })
  other.exec('BEGIN EXCLUSIVE')
  const brief = subscribe(origin, 'brief@mail.example.org')
  setTimeout(() => other.exec('COMMIT'), 300)
  expect((await brief).body.result).toBe(0)

  other.exec('BEGIN EXCLUSIVE')
  const long = subscribe(origin, 'long@mail.example.org')
  let waits = true
  void long.finally(() => (waits = false))
  expect((await fetch(`${origin.url}/en/404.html`)).status).toBe(404)
  expect(waits).toBe(true)
  const refused = await long
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10'])
  expect(refused.body.message).toBe(words.refused.unavailable)
  other.exec('COMMIT')
  other.close()
  expect((await subscribe(origin, 'after@mail.example.org')).body.result).toBe(0)
  expect(stored(db => db.prepare('SELECT email FROM subscriber ORDER BY email').all())).toEqual([
    { email: 'after@mail.example.org' },
    { email: 'brief@mail.example.org' },
  ])
})

it('answers 503 on a full disk, keeps nothing half-written, and goes on when there is room', async () => {
  // A limit on the size of files is what a full disk looks like to SQLite, without filling one.
  const limited = await start({}, ['prlimit', '--fsize=1500000:unlimited'])
  const files = { logo: png(), audit_report: pdf(2_000_000) }
  const refused = await submit(limited, 'dapp', { key: newKey(), files })
  expect([refused.status, refused.body.result]).toEqual([503, 503])
  const { n } = stored(db => db.prepare('SELECT count(*) AS n FROM submission').get()) as { n: number }
  expect(n).toBe(0)
  const grown = spawn('prlimit', [`--pid=${limited.child.pid}`, '--fsize=unlimited'])
  await once(grown, 'exit')
  expect((await submit(limited, 'dapp', { key: newKey(), files })).body.result).toBe(0)
})

it('shares one file with a second origin: keys, rates and receipts are the same', async () => {
  const [one, two] = await Promise.all([start(), start()])
  const keys = Array.from({ length: 40 }, newKey)
  const both = await Promise.all(
    keys.flatMap(key => [submit(one, 'chain', { key }), submit(two, 'chain', { key })]),
  )
  expect(both.map(answer => answer.status).filter(status => status !== 200)).toEqual([])
  for (let at = 0; at < both.length; at += 2) expect(receiptOf(both[at]!)).toBe(receiptOf(both[at + 1]!))
  expect(stored(db => db.prepare('SELECT count(*) AS n FROM submission').get())).toEqual({ n: 40 })
  const receipt = receiptOf(both[0]!)
  expect((await call(two, `/api/submissions/${receipt}`)).body.data).toMatchObject({ kind: 'chain' })
})

it('counts the rate together with a second origin', async () => {
  const [one, two] = await Promise.all([start({ RATE_LIMIT: '5' }), start({ RATE_LIMIT: '5' })])
  const answers: Answer[] = []
  for (let n = 0; n < 8; n++) answers.push(await subscribe(n % 2 ? one : two, `r${n}@mail.example.org`))
  expect(answers.filter(answer => answer.status === 200)).toHaveLength(3)
})

interface Raw {
  head: string
  send?: (write: (text: string | Uint8Array) => void) => void
}

/** Speaks HTTP by hand, since no client would lie. */
function raw(url: string, { head, send }: Raw): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  const request = `POST /api/tokenPocket/subscribe HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${head}\r\n\r\n`
  return new Promise(resolve => {
    let heard = ''
    socket.on('data', chunk => {
      heard += chunk
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(heard))
    socket.write(request)
    send?.(text => socket.write(text))
    setTimeout(() => socket.end(), 4_000).unref()
  })
}

it('cuts a body that never ends or comes too slowly, and keeps nothing of it', async () => {
  const origin = await start({ BODY_TIMEOUT_MS: '1000' })
  const slow = raw(origin.url, { head: 'Content-Length: 60', send: write => write('{"email":') })
  expect(await slow).toContain('408')
  expect((await subscribe(origin, 'fast@mail.example.org')).body.result).toBe(0)
})

it('believes no declared length', async () => {
  const origin = await start()
  const json = JSON.stringify({ email: 'lies@mail.example.org' })
  const declared = await raw(origin.url, { head: 'Content-Length: 99999999' })
  expect(declared).toContain('HTTP/1.1 413')
  expect(declared.toLowerCase()).toContain('content-security-policy')
  const chunked = await raw(origin.url, {
    head: 'Transfer-Encoding: chunked',
    send: write => {
      for (let n = 0; n < 40; n++) write(`64\r\n${' '.repeat(100)}\r\n`)
    },
  })
  expect(chunked).toContain('HTTP/1.1 413')
  const short = await raw(origin.url, {
    head: `Content-Length: 5\r\nConnection: close`,
    send: write => write(json),
  })
  expect(short).toContain('HTTP/1.1 400')
  const both = await raw(origin.url, {
    head: `Content-Length: 5\r\nTransfer-Encoding: chunked`,
    send: write => write(json),
  })
  expect(both).toContain('HTTP/1.1 400')
  expect(stored(db => db.prepare('SELECT count(*) AS n FROM subscriber').get())).toEqual({ n: 0 })
})

it('answers 413 to 10 MB sent as a stream', async () => {
  const origin = await start()
  const part = new Uint8Array(1024 * 1024)
  let chunks = 0
  const body = new ReadableStream({
    pull(controller) {
      if (chunks++ < 10) controller.enqueue(part)
      else controller.close()
    },
  })
  const init = {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  }
  const answer = await fetch(`${origin.url}/api/submissions/dapp`, init as RequestInit)
  expect(answer.status).toBe(413)
  expect((await subscribe(origin, 'still@mail.example.org')).body.result).toBe(0)
})
