import { request } from 'node:http'

export interface Reply {
  status: number
  headers: Record<string, string | undefined>
  body: Buffer
}

/** One request whose path goes out letter for letter: no decoding, no tidying. */
export function ask(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path, headers, method, agent: false, timeout: 15_000 },
      answer => {
        const parts: Buffer[] = []
        answer.on('data', part => parts.push(part))
        answer.on('end', () => {
          const all = Object.entries(answer.headers).map(([name, value]) => [name, [value].flat().join(', ')])
          resolve({
            status: answer.statusCode ?? 0,
            headers: Object.fromEntries(all),
            body: Buffer.concat(parts),
          })
        })
      },
    )
    sent.on('timeout', () => sent.destroy(new Error(`no answer from port ${port} for ${path.slice(0, 80)}`)))
    sent.on('error', reject)
    sent.end()
  })
}
