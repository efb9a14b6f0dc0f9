import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { headersFor } from '#host/headers.ts'

/** Answers as the origin does: the same security headers, its own word on keeping. */
export async function startOrigin(csp: string): Promise<{ port: number; stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', part => parts.push(part))
    request.on('end', () => {
      const status = request.url?.includes('busy') ? 429 : 200
      for (const [name, value] of Object.entries(headersFor('/api/', csp, { status, noStore: true })))
        response.setHeader(name, value)
      if (status === 429) response.setHeader('Retry-After', '60')
      response.writeHead(status, { 'Content-Type': 'application/json' })
      const from = request.headers['x-forwarded-for']
      response.end(JSON.stringify({ url: request.url, from, got: Buffer.concat(parts).toString() }))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      server.close()
      await once(server, 'close')
    },
  }
}
