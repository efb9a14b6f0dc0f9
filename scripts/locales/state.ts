import { codes, fallback, type Lang } from '#i18n/languages.ts'
import type { Locales } from './read.ts'
import { keysOf } from './structure.ts'

interface RoomState {
  lang: Lang
  room: string
  expected: number
  missing: string[]
  orphans: string[]
  stale: string[]
}

/** How far each language is in each room. */
export function stateOf({ rooms, words }: Locales, stale: Map<Lang, string[]>): RoomState[] {
  return codes.flatMap(lang =>
    rooms.map(room => {
      const english = words.get(fallback)!.get(room)!
      const { expected, missing, orphans } = keysOf(lang, english, words.get(lang)?.get(room))
      const old = stale.get(lang)!.filter(key => key.startsWith(`${room}:`))
      return { lang, room, expected: expected.size, missing, orphans, stale: old }
    }),
  )
}

/** Never 100% while a text is missing. */
export const percentOf = (states: readonly RoomState[]): number => {
  const expected = states.reduce((sum, { expected: n }) => sum + n, 0)
  const missing = states.reduce((sum, { missing: list }) => sum + list.length, 0)
  return expected ? Math.floor(((expected - missing) / expected) * 100) : 100
}

const total = (states: readonly RoomState[], what: 'missing' | 'orphans' | 'stale') =>
  states.reduce((sum, state) => sum + state[what].length, 0)

/** The table that editors read: a line a language, a column a room, percent translated. */
export function stateTable(states: readonly RoomState[]): string {
  const rooms = [...new Set(states.map(({ room }) => room))]
  const head = ['', ...rooms, 'all', 'missing', 'orphan', 'older than English']
  const lines = codes.map(lang => {
    const own = states.filter(state => state.lang === lang)
    const cells = rooms.map(room => `${percentOf(own.filter(state => state.room === room))}%`)
    return [
      lang,
      ...cells,
      `${percentOf(own)}%`,
      ...(['missing', 'orphans', 'stale'] as const).map(what => String(total(own, what))),
    ]
  })
  const widths = head.map((title, i) => Math.max(title.length, ...lines.map(line => line[i]!.length)))
  return [head, ...lines]
    .map(cells =>
      cells
        .map((cell, i) => (i ? cell.padStart(widths[i]!) : cell.padEnd(widths[0]!)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
