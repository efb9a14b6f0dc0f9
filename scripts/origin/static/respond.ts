import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { SiteFile } from './files.ts'
import { chooseEncoding, parseRange } from './negotiate.ts'

const inMemoryMax = 256 * 1024

/** One file as an answer: twin by Accept-Encoding, 304 by ETag, one byte range of the plain file. */
export async function respond(request: Request, file: SiteFile, status: number): Promise<Response> {
  const headers = new Headers({ 'content-type': file.type })
  const asked = status === 200 ? request.headers : undefined
  const encoding = asked?.has('range')
    ? 'identity'
    : chooseEncoding(request.headers.get('accept-encoding'), file)
  const twin = encoding === 'identity' ? undefined : file[encoding === 'br' ? 'br' : 'gzip']
  const etag = `"${file.hash}${twin ? `-${encoding}` : ''}"`
  if (file.br ?? file.gzip) headers.set('vary', 'Accept-Encoding')
  if (twin) headers.set('content-encoding', encoding)

  if (asked) {
    headers.set('etag', etag)
    headers.set('accept-ranges', 'bytes')
    if (matches(asked.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
    const ifRange = asked.get('if-range')
    const range = !ifRange || ifRange === etag ? parseRange(asked.get('range'), file.size) : undefined
    if (range === 'unsatisfiable') {
      headers.set('content-range', `bytes */${file.size}`)
      return new Response(null, { status: 416, headers })
    }
    if (range) {
      headers.set('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
      headers.set('content-length', String(range.end - range.start + 1))
      const body = request.method === 'HEAD' ? null : stream(file.disk, range)
      return new Response(body, { status: 206, headers })
    }
  }

  const { disk, size } = twin ?? file
  headers.set('content-length', String(size))
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const body = size > inMemoryMax ? stream(disk) : await readFile(disk)
  return new Response(body, { status, headers })
}

const stream = (disk: string, range?: { start: number; end: number }): ReadableStream =>
  Readable.toWeb(createReadStream(disk, range)) as ReadableStream

/** If-None-Match compares weakly: `W/` and a list are fine. */
function matches(header: string | null, etag: string): boolean {
  if (!header) return false
  return header.split(',').some(one => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag)
}
