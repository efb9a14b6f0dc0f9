import { crc32, deflateRawSync } from 'node:zlib'

/** A zip as the form makes it, and bent ones for the tests. */
export function zip(
  entries: Record<string, Uint8Array | string>,
  bend: (entry: Buffer) => void = () => {},
): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(entries)) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(crc32(bytes), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(bytes.length, 18)
    facts.writeUInt16LE(Buffer.byteLength(name), 22)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    facts.copy(entry, 6)
    entry.writeUInt16LE(0, 30)
    entry.writeUInt16LE(0, 32)
    entry.writeUInt32LE(at, 42)
    bend(entry)
    const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), facts, Buffer.from(name), packed])
    files.push(local)
    directory.push(entry, Buffer.from(name))
    at += local.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(entries).length, 8)
  end.writeUInt16LE(Object.keys(entries).length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...files, ...directory, end])
}
