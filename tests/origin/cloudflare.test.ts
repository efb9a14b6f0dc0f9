import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readSettings } from '#config/settings.ts'
import { cloudflare } from '#host/emit/cloudflare.ts'
import { emitCloudflareOrigin } from '../../scripts/origin/cloudflare/emit.ts'
import { newKey, receiptOf, submit, subscribe } from './calls.ts'
import type { Running } from './engines.ts'

/** What the build writes into host/cloudflare, run as it would be deployed. */
const csp = "default-src 'none'"
let root = ''
let origin: Running
beforeAll(async () => {
  process.env['CI'] = '1'
  process.env['WRANGLER_SEND_METRICS'] = 'false'
  mkdirSync('.data', { recursive: true })
  root = mkdtempSync(join(process.cwd(), '.data/cloudflare-'))
  const dist = join(root, 'dist')
  const folder = join(root, 'host/cloudflare')
  mkdirSync(join(dist, 'th'), { recursive: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(dist, 'index.html'), '<title>home</title>')
  writeFileSync(join(dist, '404.html'), '<title>none</title>')
  writeFileSync(
    join(dist, 'th/404.html'),
    '<html data-shell="th"><head><title>404</title></head><body><main id="main"></main></body></html>',
  )
  const settings = readSettings({ RATE_LIMIT: 'off' })
  for (const [name, text] of Object.entries(cloudflare({ rules: [], csp, settings })))
    writeFileSync(join(folder, name), text)
  for (const name of ['_headers', '_redirects']) cpSync(join(folder, name), join(dist, name))
  emitCloudflareOrigin({ out: join(root, 'host'), settings, csp })
  const { unstable_startWorker } = await import('wrangler')
  const worker = await unstable_startWorker({
    config: join(folder, 'wrangler.json'),
    dev: {
      server: { port: 0 },
      inspector: false,
      persist: join(root, 'state'),
      logLevel: 'error',
      watch: false,
    },
  })
  await worker.ready
  origin = {
    url: String(await worker.url).replace(/\/$/, ''),
    sql: () => Promise.reject(new Error('not here')),
    stop: () => worker.dispose(),
  }
})
afterAll(async () => {
  await origin?.stop()
  rmSync(root, { recursive: true, force: true })
})

it('answers the calls with D1 and the headers of every page', async () => {
  expect((await subscribe(origin, 'a@mail.example.org')).body.result).toBe(0)
  const sent = await submit(origin, 'dapp', { key: newKey() })
  expect(receiptOf(sent)).toMatch(/^[A-Z2-7]{26}$/)
  expect(sent.headers.get('content-security-policy')).toBe(csp)
})

it("borrows the site's own page for what a browser without JavaScript reads", async () => {
  const answer = await fetch(`${origin.url}/api/tokenPocket/subscribe`, {
    method: 'POST',
    headers: { accept: 'text/html' },
    body: new URLSearchParams({ email: 'b@mail.example.org', lang: 'th' }),
  })
  expect(await answer.text()).toContain('data-shell="th"')
})

it('leaves the rest to the static half', async () => {
  expect(await (await fetch(`${origin.url}/`)).text()).toContain('home')
  const missing = await fetch(`${origin.url}/none`)
  expect([missing.status, missing.headers.get('content-security-policy')]).toEqual([404, csp])
})
