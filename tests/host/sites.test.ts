import { rmSync } from 'node:fs'
import { get } from 'node:https'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSettings } from '#config/settings.ts'
import { headersFor } from '#host/headers.ts'
import { writeHostRules } from '#host/write.ts'
import { ask } from './ask.ts'
import { apache } from './engines/apache.ts'
import { caddy } from './engines/caddy.ts'
import { nginx } from './engines/nginx.ts'
import { folderOfItsOwn, installed } from './engines/process.ts'
import { makeFixture } from './fixture.ts'
import { apacheSite, caddySite, nginxSite, type Secure } from './sites.ts'

/** The site files as docs/deploy.md hands them out: http leads to https, https serves the site. */
const dist = makeFixture()
const host = folderOfItsOwn('rules')
const origin = writeHostRules({ dist, out: host, settings: readSettings({}) })
afterAll(() => {
  for (const folder of [host, dist]) rmSync(folder, { recursive: true, force: true })
})

const secure = (port: number, path: string) =>
  new Promise<{ status: number; headers: Record<string, unknown> }>((resolve, reject) => {
    get(
      {
        host: '127.0.0.1',
        servername: 'localhost',
        port,
        path,
        rejectUnauthorized: false,
        headers: { Host: 'localhost' },
      },
      answer => {
        answer.resume()
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers })
      },
    ).on('error', reject)
  })

for (const [kind, start] of [
  [nginx, nginxSite],
  [caddy, caddySite],
  [apache, apacheSite],
] as const)
  describe(`${kind.name} from its site file`, () => {
    const missing =
      kind.missing() ??
      (installed('openssl') ? undefined : 'openssl is not installed (apt-get install openssl)')
    if (missing) {
      test.skipIf(!process.env['CI'])(`not run: ${missing}`, () => expect.fail(missing))
      return
    }
    let server: Secure
    beforeAll(async () => {
      server = await start({ dist, host })
    }, 60_000)
    afterAll(() => server?.stop())

    test('http leads to https, path and query kept', async () => {
      const reply = await ask(server.http, '/zh/news/?a=1', { Host: 'localhost' })
      expect([301, 308]).toContain(reply.status)
      expect(reply.headers['location']?.replace(`:${server.https}`, '')).toBe(
        'https://localhost/zh/news/?a=1',
      )
    })

    test.each([
      ['/zh/', 200],
      ['/zh/nope/', 404],
    ])('https answers %s with %d under all headers', async (path, status) => {
      const reply = await secure(server.https, path)
      expect(reply.status).toBe(status)
      for (const [name, value] of Object.entries(headersFor(path, origin.csp, { status })))
        expect(reply.headers[name.toLowerCase()], name).toBe(value)
    })
  })
