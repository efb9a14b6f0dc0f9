import type { Lang } from './languages.ts'
import { formatNumber } from './numbers.ts'

const nbsp = '\u00a0'

interface Unit {
  from: number
  /** written after the figure, with its own space */
  name: string
  /** where a language has one: what stands after a figure under 2 (pt) or exactly 1 (es) */
  single?: string
}

const wan = (ten4: string, ten8: string, space: string): Unit[] => [
  { from: 1e4, name: space + ten4 },
  { from: 1e8, name: space + ten8 },
]
const spaced = (...units: [from: number, name: string, single?: string][]): Unit[] =>
  units.map(([from, name, single]) => ({ from, name: nbsp + name, ...(single && { single: nbsp + single }) }))

/** By hand, since the short compact forms of Intl are wrong for hi, vi and pt. Smallest unit first. */
const units: Record<Lang, Unit[]> = {
  zh: wan('万', '亿', nbsp),
  'zh-tw': wan('萬', '億', nbsp),
  ja: wan('万', '億', ''),
  ko: [
    { from: 1e4, name: '만' },
    { from: 1e7, name: '천만' },
    { from: 1e8, name: '억' },
  ],
  en: spaced([1e6, 'million'], [1e9, 'billion']),
  ru: spaced([1e6, 'млн'], [1e9, 'млрд']),
  es: spaced([1e6, 'millones', 'millón']),
  hi: spaced([1e5, 'लाख'], [1e7, 'करोड़']),
  fil: spaced([1e6, 'milyon'], [1e9, 'bilyon']),
  pt: spaced([1e6, 'milhões', 'milhão'], [1e9, 'bilhões', 'bilhão']),
  vi: spaced([1e6, 'triệu'], [1e9, 'tỷ']),
  th: spaced([1e6, 'ล้าน']),
}

const round = (n: number) => Math.round(n * 10) / 10

/** The largest unit that a figure reaches once rounded in the unit below it: 99,999,999 is 1 亿, not 10000 万. */
function unitOf(lang: Lang, size: number): Unit | undefined {
  let chosen: Unit | undefined
  for (const unit of units[lang]) {
    const shown = chosen ? round(size / chosen.from) * chosen.from : size
    // 천만 only counts whole ones up to nine: 2천만, but 2500만
    const split = unit.name === '천만' && size % unit.from !== 0
    if (shown >= unit.from && !split) chosen = unit
  }
  return chosen
}

/** Units that count ten thousands take no separators: 2000 万. */
const figure = (lang: Lang, count: number, { from }: Unit) =>
  from === 1e4
    ? String(count).replace('.', formatNumber(lang, 0.5).at(1)!)
    : formatNumber(lang, count, { max: 1 })

/**
 * A big round number as people say it: 20 million, 2000 万, 2천만, 2 करोड़; one decimal at most. What is
 * smaller than the language's first unit is written out: 600,000 in en, 60 万 in zh, 6 लाख in hi.
 */
export function formatBig(lang: Lang, n: number): string {
  const size = Math.abs(n)
  const unit = unitOf(lang, size)
  if (!unit || !Number.isFinite(n)) return formatNumber(lang, n, { max: 0 })
  const count = round(size / unit.from)
  const one = unit.single && (lang === 'pt' ? count < 2 : count === 1)
  return (n < 0 ? '-' : '') + figure(lang, count, unit) + (one ? unit.single : unit.name)
}
