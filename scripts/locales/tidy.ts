import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Lang } from '#i18n/languages.ts'
import { parseLocale } from './parse.ts'
import { han, kana } from './typography.ts'

type Change = [wrong: RegExp, right: string]

const cjk = `[${han}${kana}]`
const wide: Change[] = [...',;:?.'].map((narrow, i) => [
  new RegExp(`(?<=${cjk}) ?[${narrow}] ?(?=$|${cjk}|[A-Za-z\\d])|(?<=[A-Za-z])[${narrow}](?=${cjk})`, 'gu'),
  '，；：？。'[i]!,
])
const spaced: Change[] = [
  [
    new RegExp(
      `(?<=${han})(?<!\\d[年月])(?=[A-Za-z\\d])|(?<=[A-Za-z])(?=${han})|(?<=\\d)(?=(?![年月日])${han})`,
      'gu',
    ),
    ' ',
  ],
]
const close: Change[] = [
  [new RegExp(`(?<=[${han}${kana}]) (?=[A-Za-z\\d])|(?<=[A-Za-z\\d]) (?=[${han}${kana}])`, 'gu'), ''],
]
const quoted = (open: string, shut: string): Change => [/"([^"]*)"/g, `${open}$1${shut}`]

const everywhere: Change[] = [
  [/\.{3}/g, '…'],
  [/(?<=\p{L})'(?=\p{L})/gu, '’'],
  [/ {2,}/g, ' '],
  [/^\s+|\s+$/g, ''],
]
const own: Partial<Record<Lang, Change[]>> = {
  zh: [quoted('“', '”'), ...wide, ...spaced],
  'zh-tw': [quoted('「', '」'), [/“/g, '「'], [/”/g, '」'], ...wide, ...spaced],
  ja: [quoted('「', '」'), [/“/g, '「'], [/”/g, '」'], ...wide, ...close],
  ru: [
    quoted('«', '»'),
    [/(?<=\S) (?=—)/g, '\u00a0'],
    [/(?<=\d) ?(?=%)/g, '\u00a0'],
    [/(?<=(?:^|[\s\u00a0(«])[авикосуя]) (?=\S)/giu, '\u00a0'],
  ],
  hi: [
    quoted('“', '”'),
    [/ +।/g, '।'],
    [/(?<=\p{Script=Devanagari})\.(?=$|\s+\p{Script=Devanagari})/gu, '।'],
  ],
  th: [quoted('“', '”'), [/(?<=\p{Script=Thai})\.$/u, '']],
}

/** What a machine may mend in a text: quotes, dots, apostrophes, and the spaces of words/voice.md. */
export function tidyText(lang: Lang, value: string): string {
  const kept: string[] = []
  // placeholders are set aside, so that no rule touches them
  const bare = value.replace(/\{\{[^}]*\}\}/g, placeholder => `\ue000${kept.push(placeholder) - 1}\ue001`)
  const mended = [...everywhere, ...(own[lang] ?? [quoted('“', '”')])].reduce(
    (text, [wrong, right]) => text.replace(wrong, right),
    bare.replace(/\ue000\d+\ue001/g, mark => String.fromCharCode(0xe100 + Number(mark.slice(1, -1)))),
  )
  return mended.replace(/[\ue100-\ue1ff]/g, mark => kept[mark.charCodeAt(0) - 0xe100]!)
}

/** Mends one file in place and leaves its layout alone; returns how many texts changed. */
export function tidyFile(root: string, lang: Lang, room: string): number {
  const file = join(root, lang, `${room}.json`)
  const text = readFileSync(file, 'utf8')
  const { entries, faults } = parseLocale(text)
  if (faults.length) return 0
  const changes = [...entries.values()].filter(({ value }) => tidyText(lang, value) !== value)
  const mended = changes
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (all, { value, start, end }) =>
        all.slice(0, start) + JSON.stringify(tidyText(lang, value)) + all.slice(end),
      text,
    )
  if (changes.length) writeFileSync(file, mended)
  return changes.length
}
