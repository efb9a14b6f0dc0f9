import type { Context } from 'hono'
import { codes, fallback, type Lang, languages } from '#i18n/languages.ts'
import { type SampleName, sampleRows } from '#sources/build/sample.ts'

export type Row = Record<string, unknown>
export type Reader = (name: SampleName, lang: Lang) => Promise<Row[]>

/** Each file of the sample is read once. */
export function sampleReader(root: string): Reader {
  const kept = new Map<string, Promise<Row[]>>()
  return (name, lang) => {
    const key = `${name} ${lang}`
    const rows = kept.get(key) ?? sampleRows(root, name, lang)
    kept.set(key, rows)
    return rows
  }
}

/** Asked for by query or by header, in the hosts' own codes; anything else is English. */
export function langOf(c: Context): Lang {
  const asked = c.req.query('lang') ?? c.req.header('lang')
  return codes.find(code => languages[code].api === asked) ?? fallback
}

const number = (text: string | undefined, most: number, otherwise: number): number => {
  const value = Number(text ?? otherwise)
  return Number.isSafeInteger(value) && value >= 0 ? Math.min(value, most) : otherwise
}

/** `start` and `count` of the query; past the end the answer is null: there is no more. */
export function page(c: Context, rows: Row[], defaultCount: number): Row[] | null {
  const start = number(c.req.query('start'), 1_000_000, 0)
  const part = rows.slice(start, start + number(c.req.query('count'), 500, defaultCount))
  return part.length ? part : null
}

export const ok = (c: Context, data: unknown) => c.json({ result: 0, message: '', data })
