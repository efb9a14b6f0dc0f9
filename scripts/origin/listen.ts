import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'

export interface Listening {
  url: string
  port: number
  /** Stops taking connections, lets running answers end, cuts what is left after `graceMs`. */
  close(graceMs?: number): Promise<void>
}

interface ListenOptions {
  fetch: Parameters<typeof createAdaptorServer>[0]['fetch']
  port: number
  hostname?: string | undefined
  /** a body must have come within this time, or the answer is 408 */
  bodyTimeoutMs?: number | undefined
}

export async function listen(options: ListenOptions): Promise<Listening> {
  const bodyTimeoutMs = options.bodyTimeoutMs ?? 60_000
  const server = createAdaptorServer({
    fetch: options.fetch,
    serverOptions: {
      requestTimeout: bodyTimeoutMs,
      headersTimeout: Math.min(bodyTimeoutMs, 20_000),
      connectionsCheckingInterval: Math.min(bodyTimeoutMs, 5_000),
      keepAliveTimeout: 10_000,
    },
  }) as Server
  server.listen(options.port, options.hostname)
  await once(server, 'listening').catch(error => {
    throw explain(error, options.port)
  })
  const { port } = server.address() as AddressInfo
  const shown = options.hostname && options.hostname !== '0.0.0.0' ? options.hostname : 'localhost'
  return { port, url: `http://${shown}:${port}`, close: (graceMs = 5_000) => close(server, graceMs) }
}

function explain(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new Error(
      `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`,
    )
  if (error.code === 'EACCES')
    return new Error(
      `Port ${port} needs more rights than this user has. Choose one above 1023: PORT=4321 npm start`,
    )
  return error
}

async function close(server: Server, graceMs: number): Promise<void> {
  if (!server.listening) return
  const closed = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  const cut = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearTimeout(cut)
}
