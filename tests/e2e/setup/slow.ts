import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Slow {
  url: string
  /** this path is answered only once the page has asked for the other one */
  hold(path: string, until: string): void
  close(): void
}

/**
 * The origin behind a line that the page itself holds. Playwright can't: while a navigation is under way,
 * the browser keeps back what the tools ask of the page that waits.
 */
export async function slowLine(origin: string): Promise<Slow> {
  const held = new Map<string, Promise<void>>()
  const signs = new Map<string, () => void>()
  const server = createServer(async (asked, answer) => {
    const path = (asked.url ?? '/').split('?')[0]!
    const sign = signs.get(path)
    if (sign) {
      sign()
      answer.writeHead(204).end()
      return
    }
    await held.get(path)
    const onward = request(
      `${origin}${asked.url}`,
      { method: asked.method, headers: asked.headers },
      reply => {
        answer.writeHead(reply.statusCode ?? 500, reply.headers)
        reply.pipe(answer)
      },
    )
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  })
  await new Promise<void>(done => server.listen(0, done))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    hold: (path, until) => held.set(path, new Promise<void>(done => signs.set(until, done))),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
