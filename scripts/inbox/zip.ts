import { crc32, inflateRawSync } from 'node:zlib'

export type Entries = Map<string, Uint8Array>

const [endMark, entryMark, fileMark] = [0x06054b50, 0x02014b50, 0x04034b50]

/** Reads a small zip by its directory: stored or deflated entries, sizes and checksums proven, nothing on disk. */
export function readZip(bytes: Buffer, { most, entries }: { most: number; entries: number }): Entries {
  const end = endOf(bytes)
  const count = bytes.readUInt16LE(end + 10)
  if (count > entries) throw new Error(`it has ${count} entries, at most ${entries} are taken`)
  const found: Entries = new Map()
  let left = most
  let at = bytes.readUInt32LE(end + 16)
  for (let n = 0; n < count; n++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== entryMark)
      throw new Error('its directory is damaged')
    const nameLength = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const content = unpack(bytes, at, name, left)
    left -= content.length
    if (found.has(name)) throw new Error(`${name}: is in it twice`)
    found.set(name, content)
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return found
}

function endOf(bytes: Buffer): number {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 22 - 65_535); at--)
    if (bytes.readUInt32LE(at) === endMark) return at
  throw new Error('it is no zip')
}

function unpack(bytes: Buffer, entry: number, name: string, left: number): Uint8Array {
  const method = bytes.readUInt16LE(entry + 10)
  const packed = bytes.readUInt32LE(entry + 20)
  const size = bytes.readUInt32LE(entry + 24)
  const start = bytes.readUInt32LE(entry + 42)
  if (bytes.readUInt16LE(entry + 8) & 1) throw new Error(`${name}: is encrypted`)
  if (size > left) throw new Error(`${name}: is too large`)
  if (start + 30 > bytes.length || bytes.readUInt32LE(start) !== fileMark)
    throw new Error(`${name}: is damaged`)
  const from = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28)
  const raw = bytes.subarray(from, from + packed)
  if (method !== 0 && method !== 8) throw new Error(`${name}: is packed in a way that is not read here`)
  const content = method === 0 ? raw : inflate(raw, size, name)
  if (content.length !== size || crc32(content) !== bytes.readUInt32LE(entry + 16))
    throw new Error(`${name}: is damaged`)
  return new Uint8Array(content)
}

function inflate(raw: Buffer, size: number, name: string): Buffer {
  try {
    return inflateRawSync(raw, { maxOutputLength: Math.max(1, size) })
  } catch {
    throw new Error(`${name}: is damaged`)
  }
}
