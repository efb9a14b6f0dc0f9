import { type Asset, listPath, parseList, type Release, sha256 } from './asset-list.ts'

/** The site as visitors have it now: asked for what their open tabs may still want. */
export interface Live {
  releases: () => Promise<Release[]>
  /** checked by its hash; throws where the host has not got it, or not it */
  bytes: (asset: Asset) => Promise<Buffer>
}

export interface Patience {
  callMs: number
  allMs: number
  maxBytes: number
}
const patience: Patience = { callMs: 10_000, allMs: 90_000, maxBytes: 5 * 1024 * 1024 }
/** A host that let us wait this often is not asked again. */
const waitsAtMost = 2

export function liveSite(base: string, { callMs, allMs, maxBytes }: Patience = patience): Live {
  const until = Date.now() + allMs
  let waited = 0

  /** A connection that was kept open may be dead: a network fault is tried again, once. */
  const get = (path: string) =>
    once(path).catch(error => {
      if (error instanceof TypeError) return once(path)
      throw error
    })

  async function once(path: string): Promise<Buffer> {
    const left = until - Date.now()
    if (waited >= waitsAtMost || left <= 0) throw new Error('not asked, the host is too slow')
    const ms = Math.min(callMs, left)
    const signal = AbortSignal.timeout(ms)
    try {
      const answer = await fetch(`${base}${path}`, { signal, redirect: 'error' })
      const type = answer.headers.get('content-type') ?? ''
      const fault =
        answer.status !== 200 ? `answered ${answer.status}` : /^text\/html\b/i.test(type) ? 'sent a page' : ''
      if (!fault) return await body(answer, maxBytes)
      await answer.body?.cancel().catch(() => undefined)
      throw new Error(fault)
    } catch (error) {
      if (!signal.aborted) throw error
      waited++
      throw new Error(`no answer within ${ms} ms`)
    }
  }

  return {
    async releases() {
      return parseList((await get(listPath)).toString())
    },
    async bytes({ path, sha256: wanted }) {
      const found = await get(path)
      if (sha256(found) !== wanted) throw new Error('not the file of that name: its hash differs')
      return found
    },
  }
}

async function body(answer: Response, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer.body ?? []) {
    size += part.byteLength
    if (size > maxBytes) throw new Error(`more than ${maxBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}
