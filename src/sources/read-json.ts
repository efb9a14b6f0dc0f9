import { CallError } from './call-error.ts'
import type { Answer } from './http.ts'

const defaultMaxBytes = 5 * 1024 * 1024

/** The body of a 200 as our envelope, whatever the host really sent. */
export async function readJson(
  response: Response,
  url: string,
  maxBytes: number = defaultMaxBytes,
  conditional = false,
): Promise<Answer> {
  const etag = response.headers.get('etag') ?? undefined
  if (conditional && response.status === 304)
    return { result: 0, message: '', data: undefined, etag, unchanged: true }
  if (response.status !== 200) {
    await response.body?.cancel().catch(() => undefined)
    throw new CallError('status', `${url}: answered ${response.status}`, {
      status: response.status,
      ...retryAfter(response.headers.get('retry-after')),
    })
  }
  const type = response.headers.get('content-type') ?? ''
  if (!/^application\/([\w.-]+\+)?json\b/i.test(type)) {
    await response.body?.cancel().catch(() => undefined)
    throw new CallError('type', `${url}: sent ${type.slice(0, 60) || 'no content type'} instead of JSON`)
  }
  return envelope(await text(response, url, maxBytes), url, etag)
}

async function text(response: Response, url: string, maxBytes: number): Promise<string> {
  const reader = response.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let size = 0
  let all = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return all + decoder.decode()
    size += value.byteLength
    if (size > maxBytes) {
      await reader.cancel().catch(() => undefined)
      throw new CallError('size', `${url}: more than ${maxBytes} bytes`)
    }
    all += decoder.decode(value, { stream: true })
  }
}

function envelope(body: string, url: string, etag: string | undefined): Answer {
  let parsed: unknown
  try {
    parsed = JSON.parse(body)
  } catch (cause) {
    throw new CallError('json', `${url}: the answer is not JSON`, { cause })
  }
  const { result, message, data } = (parsed ?? {}) as Partial<Answer>
  if (typeof result !== 'number')
    throw new CallError('shape', `${url}: the answer holds no result; expected {result, message, data}`)
  return { result, message: typeof message === 'string' ? message : '', data, etag, unchanged: false }
}

function retryAfter(header: string | null): { retryAfter?: number } {
  if (!header) return {}
  const seconds = /^\d{1,6}$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isFinite(seconds) ? { retryAfter: Math.max(0, seconds) } : {}
}
