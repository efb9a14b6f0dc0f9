/** A picture without what is not picture: place, camera, comments, profiles. Its pixels stay as they are. */
export function cleanImage(bytes: Uint8Array): Uint8Array {
  return bytes[0] === 0x89 ? cleanPng(bytes) : cleanJpeg(bytes)
}

const keptChunks = new Set(['IHDR', 'PLTE', 'tRNS', 'sRGB', 'gAMA', 'cHRM', 'IDAT', 'IEND'])

function cleanPng(bytes: Uint8Array): Uint8Array {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kept = [bytes.subarray(0, 8)]
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + data.getUint32(at)
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (keptChunks.has(name)) kept.push(bytes.subarray(at, end))
    if (name === 'IEND') break
    at = end
  }
  return Buffer.concat(kept)
}

/** APP0 (JFIF) and APP14 (which colours are meant) stay; other application segments and comments go. */
function cleanJpeg(bytes: Uint8Array): Uint8Array {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kept = [bytes.subarray(0, 2)]
  for (let at = 2; at + 4 <= bytes.length; ) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff || marker === 0xda) {
      kept.push(bytes.subarray(at))
      break
    }
    const end = marker === 0xff ? at + 1 : at + 2 + data.getUint16(at + 2)
    const goes = marker === 0xfe || (marker >= 0xe1 && marker <= 0xef && marker !== 0xee)
    if (!goes && marker !== 0xff) kept.push(bytes.subarray(at, end))
    at = end
  }
  return Buffer.concat(kept)
}
