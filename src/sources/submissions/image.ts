import { crc32 } from './crc.ts'

interface ImageFacts {
  type: 'image/png' | 'image/jpeg'
  width: number
  height: number
  animated: boolean
  /** the file ends before it says it does, or a checksum is wrong */
  damaged: boolean
}

/** PNG or JPEG by its bytes, with its size; undefined for anything else. */
export const readImage = (bytes: Uint8Array): ImageFacts | undefined => readPng(bytes) ?? readJpeg(bytes)

const pngMark = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

function readPng(bytes: Uint8Array): ImageFacts | undefined {
  if (bytes.length < 33 || !pngMark.every((byte, at) => bytes[at] === byte)) return undefined
  const data = view(bytes)
  if (chunkName(bytes, 12) !== 'IHDR') return undefined
  const facts = { type: 'image/png', width: data.getUint32(16), height: data.getUint32(20) } as const
  let animated = false
  for (let at = 8; at + 12 <= bytes.length; at += 12 + data.getUint32(at)) {
    const name = chunkName(bytes, at + 4)
    const end = at + 8 + data.getUint32(at)
    if (end + 4 > bytes.length || crc32(bytes.subarray(at + 4, end)) !== data.getUint32(end)) break
    if (name === 'acTL') animated = true
    if (name === 'IEND') return { ...facts, animated, damaged: false }
  }
  return { ...facts, animated, damaged: true }
}

const chunkName = (bytes: Uint8Array, at: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + 4))

/** Walks the segments to the frame header; SOF4, SOF8 and SOF12 are other things (tables, reserved). */
function readJpeg(bytes: Uint8Array): ImageFacts | undefined {
  if (bytes.length < 12 || bytes[0] !== 0xff || bytes[1] !== 0xd8 || bytes[2] !== 0xff) return undefined
  const data = view(bytes)
  for (let at = 2; at + 9 < bytes.length; at += 2 + data.getUint16(at + 2)) {
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at++
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff || at + 9 >= bytes.length) return undefined
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (!isFrame) continue
    const [height, width] = [data.getUint16(at + 5), data.getUint16(at + 7)]
    return { type: 'image/jpeg', width, height, animated: false, damaged: !endsAsJpeg(bytes) }
  }
  return undefined
}

/** Some cameras pad after the end mark, so it need not be the very last. */
function endsAsJpeg(bytes: Uint8Array): boolean {
  for (let at = bytes.length - 2; at >= Math.max(0, bytes.length - 4096); at--)
    if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return true
  return false
}
