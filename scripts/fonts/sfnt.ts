/** Just enough of a TrueType file to know its characters, widths and line metrics. */
export type Face = {
  unitsPerEm: number
  ascent: number
  descent: number
  lineGap: number
  has: (codePoint: number) => boolean
  glyph: (character: string) => number
  /** width in units of a text, without kerning */
  width: (text: string) => number
}

export function readFace(file: Uint8Array): Face {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const start = tablesOf(view)
  const [head, hhea, hmtx] = [start('head'), start('hhea'), start('hmtx')]
  const longMetrics = view.getUint16(hhea + 34)
  const glyphs = readCharacters(view, start('cmap'))
  const advance = (glyph: number) => view.getUint16(hmtx + 4 * Math.min(glyph, longMetrics - 1))
  return {
    unitsPerEm: view.getUint16(head + 18),
    ascent: view.getInt16(hhea + 4),
    descent: -view.getInt16(hhea + 6),
    lineGap: view.getInt16(hhea + 8),
    glyph: character => glyphs.get(character.codePointAt(0)!) ?? 0,
    has: codePoint => glyphs.has(codePoint),
    width: text => [...text].reduce((sum, c) => sum + advance(glyphs.get(c.codePointAt(0)!) ?? 0), 0),
  }
}

/** Where each table begins. */
export function tablesOf(view: DataView): (tag: string) => number {
  const tables = new Map<string, number>()
  for (let i = 0; i < view.getUint16(4); i++) {
    const at = 12 + i * 16
    const tag = String.fromCharCode(...Array.from({ length: 4 }, (_, k) => view.getUint8(at + k)))
    tables.set(tag, view.getUint32(at + 8))
  }
  return tag => {
    const offset = tables.get(tag)
    if (offset === undefined) throw new Error(`Font without a ${tag} table: is it a TrueType file?`)
    return offset
  }
}

/** Character to glyph, from the format 4 table every web font carries. */
function readCharacters(view: DataView, cmap: number): Map<number, number> {
  const map = new Map<number, number>()
  for (let i = 0; i < view.getUint16(cmap + 2); i++) {
    const at = cmap + view.getUint32(cmap + 8 + i * 8)
    if (view.getUint16(at) !== 4) continue
    const doubled = view.getUint16(at + 6)
    for (let k = 0; k < doubled; k += 2) {
      const last = view.getUint16(at + 14 + k)
      const first = view.getUint16(at + 16 + doubled + k)
      const delta = view.getUint16(at + 16 + 2 * doubled + k)
      const rangeAt = at + 16 + 3 * doubled + k
      const range = view.getUint16(rangeAt)
      for (let code = first; code <= last && code !== 0xffff; code++) {
        const found = range ? view.getUint16(rangeAt + range + 2 * (code - first)) : code
        const glyph = (found + (range && !found ? 0 : delta)) & 0xffff
        if (glyph) map.set(code, glyph)
      }
    }
  }
  return map
}
