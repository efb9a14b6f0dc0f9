/**
 * Moments as the hosts write them, read in UTC and by hand, so that every reader and every build machine sees the
 * same day. No library and no language: islands may use it freely.
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
  const asked = [year, month, day || 1].join()
  if ([read.getUTCFullYear(), read.getUTCMonth() + 1, read.getUTCDate()].join() !== asked) return undefined
  if (match[3] === '00') return undefined
  if (hour! > 23 || minute! > 59 || second! > 59) return undefined
  const offset = zone ? (Number(zone[2]) * 60 + Number(zone[3])) * 60_000 * (zone[1] === '-' ? -1 : 1) : 0
  return local - offset
}
