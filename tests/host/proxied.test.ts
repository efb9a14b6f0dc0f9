import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSettings } from '#config/settings.ts'
import { headersFor } from '#host/headers.ts'
import { writeHostRules } from '#host/write.ts'
import { ask } from './ask.ts'
import { apache } from './engines/apache.ts'
import { caddy } from './engines/caddy.ts'
import { nginx } from './engines/nginx.ts'
import { folderOfItsOwn } from './engines/process.ts'
import type { Engine } from './engines/types.ts'
import { makeFixture } from './fixture.ts'
import { startOrigin } from './stub-origin.ts'

/** With ORIGIN=own, the web servers hand /api and /v1 to the origin behind them. */
const dist = makeFixture()
const host = folderOfItsOwn('rules')
const settings = readSettings({ ORIGIN: 'own' })
const origin = writeHostRules({ dist, out: host, settings })
let stub: Awaited<ReturnType<typeof startOrigin>>

beforeAll(async () => {
  stub = await startOrigin(origin.csp)
  for (const { parentPath, name } of readdirSync(host, { recursive: true, withFileTypes: true })) {
    const file = join(parentPath, name)
    if (!/(?:Caddyfile|\.conf)$/.test(name)) continue
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('127.0.0.1:4321', `127.0.0.1:${stub.port}`))
  }
})
afterAll(async () => {
  await stub.stop()
  for (const folder of [host, dist]) rmSync(folder, { recursive: true, force: true })
})

for (const kind of [nginx, caddy, apache])
  describe(`${kind.name} before the origin`, () => {
    const missing = kind.missing()
    if (missing) {
      test.skipIf(!process.env['CI'])(`not run: ${missing}`, () => expect.fail(missing))
      return
    }
    let engine: Engine
    beforeAll(async () => {
      engine = await kind.start({ dist, host, origin, settings })
    }, 60_000)
    afterAll(() => engine?.stop())

    test.each([
      ['/api/submissions/abc', 200],
      ['/v1/news/list?lang=zh-Hans&start=0', 200],
      ['/api/busy', 429],
    ])('%s comes from the origin, each header once', async (path, status) => {
      const reply = await ask(engine.port!, path)
      expect(reply.status).toBe(status)
      expect(JSON.parse(reply.body.toString())).toMatchObject({ url: path, from: '127.0.0.1' })
      for (const [name, value] of Object.entries(headersFor('/api/', origin.csp, { status, noStore: true })))
        expect(reply.headers[name.toLowerCase()], name).toBe(value)
      if (status === 429) expect(reply.headers['retry-after']).toBe('60')
    })

    test('a post goes through, and no redirect of ours takes it', async () => {
      const reply = await ask(engine.port!, '/api/tokenPocket/subscribe', {}, 'POST')
      expect(reply.status).toBe(200)
      expect(JSON.parse(reply.body.toString())).toMatchObject({ url: '/api/tokenPocket/subscribe' })
    })

    test('pages still come from the files', async () => {
      const reply = await ask(engine.port!, '/en/')
      expect(reply.body.toString()).toContain('/en/index.html')
      expect(reply.headers['cache-control']).toBe('no-cache')
    })
  })
