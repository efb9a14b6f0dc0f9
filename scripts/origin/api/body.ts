import { Refusal } from './refusal.ts'

/**
 * The whole body, never more than `max`: a declared length is believed when it is too large, and the bytes are
 * counted in any case.
 */
export async function readBody(request: Request, max: number): Promise<Uint8Array> {
  const tooLarge = () => new Refusal(413, 'tooLarge', { headers: { connection: 'close' } })
  if (Number(request.headers.get('content-length') ?? 0) > max) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length
      if (size > max) throw tooLarge()
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, 'badBody')
  }
  const body = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    body.set(chunk, at)
    at += chunk.length
  }
  return body
}

export interface Posted {
  /** texts by name, in their order */
  fields: Map<string, string[]>
  files: Map<string, { name: string; bytes: Uint8Array }>
  /** a JSON body, where it was one */
  json?: unknown
}

const maxParts = 1_000

export async function parseBody(body: Uint8Array, contentType: string | null): Promise<Posted> {
  const type = contentType?.split(';')[0]?.trim().toLowerCase()
  const posted: Posted = { fields: new Map(), files: new Map() }
  if (type === 'application/json') return { ...posted, json: parseJson(new TextDecoder().decode(body)) }
  if (type !== 'multipart/form-data' && type !== 'application/x-www-form-urlencoded')
    throw new Refusal(415, 'bodyType')

  const form = await new Response(body as Uint8Array<ArrayBuffer>, {
    headers: { 'content-type': contentType ?? '' },
  })
    .formData()
    .catch(() => {
      throw new Refusal(400, 'badBody')
    })
  let parts = 0
  for (const [name, value] of form) {
    if (++parts > maxParts) throw new Refusal(400, 'badBody')
    if (typeof value === 'string') posted.fields.set(name, [...(posted.fields.get(name) ?? []), value])
    else if (value.size > 0)
      posted.files.set(name, { name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) })
  }
  return posted
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, 'badBody')
  }
}
