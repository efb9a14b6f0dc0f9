/**
 * Moments as the hosts write them, read and grouped in UTC, so that every reader and every build machine sees
 * the same day. No library and no language: islands may use it freely.
 */
const written =
  /^(\d{4})-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?\s*(Z|[+-]\d\d:?\d\d)?\s*)?)?$/i

/**
 * `2025-03-14T09:30:00Z`, `2025-03-14 09:30:00 ` (the hosts replace T and Z by spaces), `2025-03-14` or
 * `2025-03` as milliseconds; undefined when it is none of these or no such day exists.
 */
export function momentOf(text: unknown): number | undefined {
  const match = typeof text === 'string' && text.length < 40 ? written.exec(text) : null
  if (!match) return undefined
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map(part => Number(part ?? 0))
  const zone = /^([+-])(\d\d):?(\d\d)$/.exec(match[7] ?? '')
  const local = Date.UTC(year!, month! - 1, day || 1, hour, minute, second)
  const read = new Date(local)
  if (read.getUTCMonth() + 1 !== month || read.getUTCDate() !== (day || 1) || match[3] === '00')
    return undefined
  if (hour! > 23 || minute! > 59 || second! > 59) return undefined
  const offset = zone ? (Number(zone[2]) * 60 + Number(zone[3])) * 60_000 * (zone[1] === '-' ? -1 : 1) : 0
  return local - offset
}

/** `2025-03-14 09:30`, the base of the three below. */
function stamp(text: string): string {
  const moment = momentOf(text)
  if (moment === undefined)
    throw new Error(`"${text}" is no date; write it as 2025-03-14 or 2025-03-14T09:30:00Z`)
  return new Date(moment).toISOString().slice(0, 16)
}

/** YYYY-MM-DD */
export const dayOf = (text: string): string => stamp(text).slice(0, 10)
/** MM-DD: `days` of a news item */
export const monthDayOf = (text: string): string => stamp(text).slice(5, 10)
/** HH:mm: `times` of a news item */
export const timeOf = (text: string): string => stamp(text).slice(11)

export interface Day<T> {
  /** YYYY-MM-DD */
  time: string
  list: T[]
}

/** Groups by calendar day. Items keep their order, days appear as their first item does. */
export function groupByDay<T>(items: readonly T[], created: (item: T) => string): Day<T>[] {
  const days = new Map<string, T[]>()
  for (const item of items) {
    const day = dayOf(created(item))
    const list = days.get(day)
    if (list) list.push(item)
    else days.set(day, [item])
  }
  return [...days].map(([time, list]) => ({ time, list }))
}
