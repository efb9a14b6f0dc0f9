import { crc32, deflateSync } from 'node:zlib'

export type Mix = 'subscriptions' | 'mixed'

export interface Turn {
  seconds: number
  /** milliseconds of each write */
  times: number[]
  errors: number
}

/** Posts `count` writes over 16 connections and times each. `mixed`: half of them submissions with a logo. */
export async function write(url: string, mix: Mix, count: number, run: string): Promise<Turn> {
  const times: number[] = []
  let errors = 0
  let next = 0
  const one = async (n: number) => {
    const began = performance.now()
    const answer = await (mix === 'mixed' && n % 2
      ? submit(url, `${run}-${n}`)
      : subscribe(url, `${run}-${n}`))
    const { result } = (await answer.json()) as { result: number }
    if (result !== 0) errors++
    times.push(performance.now() - began)
  }
  const client = async () => {
    while (next < count) await one(next++).catch(() => errors++)
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: 16 }, client))
  return { seconds: (performance.now() - began) / 1000, times, errors }
}

const subscribe = (url: string, name: string) =>
  fetch(`${url}/api/tokenPocket/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@load.example` }),
  })

const logo = new Blob([png(400)])
const payload = JSON.stringify({
  name: 'Load Chain',
  short_name: 'load',
  chain_id: '1',
  currency_name: 'Load',
  currency_symbol: 'LOAD',
  decimal: 18,
  rpc_url: ['https://rpc.load.example'],
  explorer_url: 'https://scan.load.example',
  info_url: 'https://load.example',
  email: 'load@load.example',
  contact: 'load',
})

function submit(url: string, key: string): Promise<Response> {
  const body = new FormData()
  body.set('payload', payload)
  body.set('logo', logo, 'logo.png')
  return fetch(`${url}/api/submissions/chain`, {
    method: 'POST',
    headers: { 'idempotency-key': `load-${key}` },
    body,
  })
}

function png(side: number): Uint8Array<ArrayBuffer> {
  const chunk = (name: string, data: Uint8Array) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(Buffer.concat([Buffer.from(name), data])))
    return Buffer.concat([length, Buffer.from(name), data, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.writeUInt8(8, 8)
  const pixels = deflateSync(Buffer.alloc((side + 1) * side, 7))
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return new Uint8Array(
    Buffer.concat([mark, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]),
  )
}
