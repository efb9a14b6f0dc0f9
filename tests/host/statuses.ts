import { expect, test } from 'vitest'
import { headersFor } from '#host/headers.ts'
import { ask, type Reply } from './ask.ts'
import type { HostName, Site } from './engines/types.ts'

/** Statuses that no path brings about, on the servers that listen: each under the same headers. */
export function statusTests(name: HostName, site: Site, port: () => number, script: string): void {
  const covered = (reply: Reply, path: string, status: number) => {
    expect(reply.status).toBe(status)
    for (const [header, value] of Object.entries(headersFor(path, site.origin.csp, { status })))
      expect(reply.headers[header.toLowerCase()], header).toBe(value)
  }

  test.each(['/en/', script])('304 for %s has all headers', async path => {
    const first = await ask(port(), path)
    const reply = await ask(port(), path, { 'If-None-Match': first.headers['etag'] ?? 'none' })
    covered(reply, path, 304)
    expect(reply.body).toHaveLength(0)
  })

  test('HEAD answers as GET, without a body', async () => {
    const reply = await ask(port(), '/zh/nope/', {}, 'HEAD')
    covered(reply, '/zh/nope/', 404)
    expect(reply.body).toHaveLength(0)
    covered(await ask(port(), script, {}, 'HEAD'), script, 200)
  })

  test('a part of a file has all headers; Cloudflare sends the whole', async () => {
    const status = name === 'cloudflare' ? 200 : 206
    covered(await ask(port(), script, { Range: 'bytes=0-2' }), script, status)
  })

  test('a method that files do not take is refused under all headers', async () => {
    const reply = await ask(port(), '/en/', { 'Content-Length': '0' }, 'POST')
    covered(reply, '/en/', 405)
  })

  test('a page says what it is', async () => {
    const type = async (path: string) => (await ask(port(), path)).headers['content-type'] ?? ''
    expect(await type('/en/')).toMatch(/^text\/html; ?charset=utf-8$/i)
    expect(await type('/zh/nope/')).toMatch(/^text\/html; ?charset=utf-8$/i)
    expect(await type(script)).toMatch(/^(?:text|application)\/javascript/)
    expect(await type('/favicon.svg')).toMatch(/^image\/svg\+xml/)
    expect(await type('/manifest/en.webmanifest')).toMatch(/^application\/manifest\+json/)
    expect(await type('/sitemap-index.xml')).toMatch(/^(?:text|application)\/xml/)
  })
}
