import { limits } from '#config/limits.ts'
import { CallError } from './call-error.ts'
import { readJson } from './read-json.ts'

export interface Host {
  /** `https://host` without a closing slash; empty: our own origin (browser only) */
  base: string
  /** tries of a GET; a POST is sent once */
  tries?: number
  timeoutMs?: number
  maxBytes?: number
  fetch?: typeof fetch
  log?: (line: string) => void
  wait?: (ms: number) => Promise<void>
}

export interface Request {
  query?: Record<string, string | number>
  headers?: Record<string, string>
  /** sent as JSON by POST; a FormData goes as multipart */
  body?: unknown
  signal?: AbortSignal | undefined
  etag?: string | undefined
}

export interface Answer {
  result: number
  message: string
  data: unknown
  etag: string | undefined
  /** the host said 304 to our ETag: there is no data, ours still holds */
  unchanged: boolean
}

const warn = (line: string) => console.warn(line)
const sleep = (ms: number) => new Promise<void>(done => setTimeout(done, ms))

/** One call. HTTP 200 yields the envelope; anything else is logged once and rejected. */
export async function call(host: Host, path: string, request: Request = {}): Promise<Answer> {
  const url = address(host.base, path, request.query)
  const tries = request.body === undefined ? (host.tries ?? limits.http.browserTries) : 1
  for (let tried = 1; ; tried++) {
    try {
      return await once(host, url, request)
    } catch (error) {
      const fault = asCallError(error, url)
      const pause = tried < tries ? pauseBefore(fault, tried) : undefined
      if (pause === undefined) {
        if (fault.fault !== 'aborted') (host.log ?? warn)(fault.message)
        throw fault
      }
      await (host.wait ?? sleep)(pause)
    }
  }
}

async function once(host: Host, url: string, request: Request): Promise<Answer> {
  const stop = new AbortController()
  const abort = () => stop.abort(new CallError('aborted', `${url}: the call was given up`))
  if (request.signal?.aborted) abort()
  request.signal?.addEventListener('abort', abort, { once: true })
  const ms = host.timeoutMs ?? limits.http.timeoutMs
  const late = () => stop.abort(new CallError('timeout', `${url}: no answer within ${ms} ms`))
  const timer = setTimeout(late, ms)
  try {
    const send = host.fetch ?? fetch
    const response = await send(url, { ...options(request), signal: stop.signal })
    return await readJson(response, url, host.maxBytes, request.etag !== undefined)
  } catch (error) {
    throw stop.signal.aborted ? stop.signal.reason : error
  } finally {
    clearTimeout(timer)
    request.signal?.removeEventListener('abort', abort)
  }
}

function options({ body, headers = {}, etag }: Request): RequestInit {
  const accept = { accept: 'application/json', ...headers }
  if (body === undefined) return { headers: etag ? { ...accept, 'if-none-match': etag } : accept }
  if (body instanceof FormData) return { method: 'POST', headers: accept, body }
  return {
    method: 'POST',
    headers: { ...accept, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
}

function address(base: string, path: string, query: Request['query'] = {}): string {
  const pairs = Object.entries(query).map(([key, value]) => [key, String(value)])
  const search = new URLSearchParams(pairs).toString()
  return `${base}${path}${search && `?${search}`}`
}

const asCallError = (error: unknown, url: string): CallError =>
  error instanceof CallError ? error : new CallError('network', `${url}: ${reason(error)}`, { cause: error })

function reason(error: unknown): string {
  if (!(error instanceof Error)) return 'the network failed'
  const { cause } = error
  return cause instanceof Error ? `${error.message} (${cause.message})` : error.message
}

const longestPauseMs = 10_000

/** A time-out has cost its 30 seconds already; a host that asks for a long pause is left in peace. */
function pauseBefore({ fault, status = 0, retryAfter }: CallError, tried: number): number | undefined {
  if (fault !== 'network' && !(fault === 'status' && (status === 429 || status >= 500))) return undefined
  const pause = retryAfter === undefined ? 250 * 2 ** tried : retryAfter * 1000
  return pause <= longestPauseMs ? pause : undefined
}
