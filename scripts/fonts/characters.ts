/** Which characters the pages show, by the font file that carries them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const scripts = ['latin', 'cyrillic', 'vietnamese'] as const
export type Script = (typeof scripts)[number]

const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')

/** Always there, whatever the words say: figures, prices, the arrows of CSS, the letters of each language. */
const always: Record<Script, string> = {
  latin:
    span(0x20, 0x7e) +
    '\u00a0©·°×«»ªº¿¡–—‘’“”…•−€™' +
    'áàâãçéêíóôõúüñÁÀÂÃÇÉÊÍÓÔÕÚÜÑ' + // es, pt, fil
    'èìòùýÈÌÒÙÝ', // the rest of vi that Latin-1 has
  cyrillic: `${span(0x410, 0x44f)}Ёё№`,
  vietnamese: `ĂăĐđĨĩŨũƠơƯư₫${span(0x1ea0, 0x1ef9)}`,
}

const belongs: Record<Script, RegExp> = {
  latin: /[\u0020-\u007e\u00a0-\u00ff\u2010-\u2044\u20a0-\u20aa\u20ac-\u20bf\u2100-\u214f\u2190-\u22ff]/u,
  cyrillic: /[\u0400-\u04ff\u2116]/u,
  vietnamese:
    /[\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9\u20ab]/u,
}

/** The vi letters are shown by vi pages only, the Cyrillic ones by ru pages only; the others use Latin. */
const readers: Record<Script, (lang: string) => boolean> = {
  latin: () => true,
  cyrillic: lang => lang === 'ru',
  vietnamese: lang => lang === 'vi',
}

export function wanted(script: Script, locales: string): string {
  const words = readdirSync(locales, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && readers[script](entry.name))
    .flatMap(({ name }) => readdirSync(join(locales, name)).map(file => join(locales, name, file)))
    .filter(file => file.endsWith('.json'))
    .map(file => readFileSync(file, 'utf8').normalize('NFC'))
  const all = new Set([
    ...always[script],
    ...words.flatMap(text => [...text].filter(c => belongs[script].test(c))),
  ])
  return [...all].sort((a, b) => a.codePointAt(0)! - b.codePointAt(0)!).join('')
}

/** `U+20-7E, U+A0` for CSS. */
export function unicodeRange(characters: string): string {
  const codes = [...characters].map(c => c.codePointAt(0)!)
  const runs: [number, number][] = []
  for (const code of codes) {
    const run = runs.at(-1)
    if (run && code === run[1] + 1) run[1] = code
    else runs.push([code, code])
  }
  const name = (code: number) => code.toString(16).toUpperCase()
  return runs.map(([a, b]) => (a === b ? `U+${name(a)}` : `U+${name(a)}-${name(b)}`)).join(', ')
}
