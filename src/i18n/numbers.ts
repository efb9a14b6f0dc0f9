import { type Lang, languages } from './languages.ts'

const nbsp = '\u00a0'
/** Shown for what is no number at all. */
const unknown = '–'

const made = new Map<string, Intl.NumberFormat>()

function intl(lang: Lang, min: number, max: number, sign: 'auto' | 'exceptZero' = 'auto'): Intl.NumberFormat {
  const key = [lang, min, max, sign].join()
  const known =
    made.get(key) ??
    new Intl.NumberFormat([languages[lang].intl, languages.en.intl], {
      minimumFractionDigits: min,
      maximumFractionDigits: max,
      signDisplay: sign === 'auto' ? 'negative' : sign,
    })
  made.set(key, known)
  return known
}

interface Digits {
  /** fewest decimals shown; 0 unless given */
  min?: number
  /** most decimals shown; 2 unless given */
  max?: number
}

/** 1,234.56; 1 234,56 in ru; 1.234,56 in pt and vi; 12,34,567 in hi. Always Latin digits. */
export const formatNumber = (lang: Lang, n: number, { min = 0, max = 2 }: Digits = {}): string =>
  Number.isFinite(n) ? intl(lang, min, Math.max(min, max)).format(n) : unknown

const percent: Partial<Record<Lang, string>> = { ru: `${nbsp}%` }

/** `n` in hundredths as written: 75 is 75%. `signed` puts a plus before gains. */
export const formatPercent = (lang: Lang, n: number, { max = 2, signed = false } = {}): string =>
  Number.isFinite(n)
    ? intl(lang, 0, max, signed ? 'exceptZero' : 'auto').format(n) + (percent[lang] ?? '%')
    : unknown

const subscript = (n: number) =>
  [...String(n)].map(digit => String.fromCodePoint(0x2080 + Number(digit))).join('')

/**
 * An amount or price, by the specification's rule: 10 or more has 2 decimals, 1 to 10 has 3. Ours where it
 * is silent: below 1, four significant digits without closing zeros; from four zeros after the point on
 * (under 0.0001) the count of zeros stands as a subscript, 0.0₅1234 is 0.000001234; 0 is 0; a minus goes
 * before; huge values keep all their digits; what is no number is –. Rounding comes first: 9.9996 is 10.00.
 */
export function formatAmount(lang: Lang, n: number): string {
  if (!Number.isFinite(n)) return unknown
  const size = Math.abs(n)
  if (size >= 9.9995) return formatNumber(lang, n, { min: 2, max: 2 })
  if (size >= 0.99995) return formatNumber(lang, n, { min: 3, max: 3 })
  if (size === 0) return '0'
  const [digits = '', exponent = ''] = size.toExponential(3).split('e')
  const zeros = -Number(exponent) - 1
  if (zeros < 4) return formatNumber(lang, n, { max: zeros + 4 })
  const point = formatNumber(lang, 0.5).at(1)
  return `${n < 0 ? '-' : ''}0${point}0${subscript(zeros)}${digits.replace('.', '').replace(/0+$/, '')}`
}

const bytes: Partial<Record<Lang, readonly string[]>> = { ru: ['Б', 'КБ', 'МБ', 'ГБ', 'ТБ'] }
const bytesElsewhere = ['B', 'kB', 'MB', 'GB', 'TB'] as const
/** Languages that set no space between a figure and its unit. */
const joined: ReadonlySet<Lang> = new Set<Lang>(['ko', 'ja'])

/** File sizes by thousands, one decimal from kB on: 812 B, 48.2 MB. */
export function formatBytes(lang: Lang, n: number): string {
  if (!Number.isFinite(n) || n < 0) return unknown
  const units = bytes[lang] ?? bytesElsewhere
  let step = 0
  let left = n
  while (Math.round(left * 10) / 10 >= 1000 && step < units.length - 1) {
    left /= 1000
    step += 1
  }
  return formatNumber(lang, left, { max: step ? 1 : 0 }) + (joined.has(lang) ? '' : nbsp) + units[step]
}
