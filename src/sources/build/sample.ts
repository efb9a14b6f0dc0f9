import { join } from 'node:path'
import { fallback, type Lang, languages } from '#i18n/languages.ts'
import type { SourceName } from '../model.ts'
import { readJsonFile } from './files.ts'
import { isListable, networkFacts, networkRow } from './network-facts.ts'
import { sampleDir } from './paths.ts'

type Raw = Record<string, unknown>

export type SampleName = SourceName | 'activity' | 'ads'

/** The bundled answer of a source in one language, as a host would send it. */
export async function sampleRows(root: string, source: SampleName, lang: Lang): Promise<Raw[]> {
  const dir = sampleDir(root)
  if (source === 'news') return rowsOf(join(dir, `news/${lang}.json`))
  if (source === 'networks') return (await networkFacts(root)).filter(isListable).map(networkRow)
  const rows = await rowsOf(join(dir, `${source}.json`))
  if (source !== 'dapps') return rows.map(row => inLang(row, lang))
  const [own, english] = await Promise.all([descriptions(dir, lang), descriptions(dir, fallback)])
  return rows.map(row => described(row, lang, own, english))
}

async function rowsOf(file: string): Promise<Raw[]> {
  const read = await readJsonFile(file)
  if (!Array.isArray(read)) throw new Error(`${file}: the sample must be a list of rows`)
  return read
}

/** `descriptions/<lang>.json`: hid to one sentence. */
const descriptions = async (dir: string, lang: Lang): Promise<Raw> =>
  ((await readJsonFile(join(dir, `descriptions/${lang}.json`))) ?? {}) as Raw

function described(row: Raw, lang: Lang, own: Raw, english: Raw): Raw {
  const hid = String(row['hid'])
  if (Object.hasOwn(own, hid)) return { ...row, desc: own[hid] }
  if (!Object.hasOwn(english, hid)) return row
  return lang === fallback ? row : { ...row, desc: english[hid], desc_lang: languages[fallback].api }
}

/** A title may be given once for all, or per language: `{ "en": …, "zh": … }`. */
const inLang = (row: Raw, lang: Lang): Raw =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key, chosen(value, lang)]))

function chosen(value: unknown, lang: Lang): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const words = value as Raw
  if (!Object.hasOwn(words, fallback)) return value
  return Object.hasOwn(words, lang) ? words[lang] : words[fallback]
}
