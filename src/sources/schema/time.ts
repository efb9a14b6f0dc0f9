import * as v from 'valibot'

const shape = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,9})?)?)?\s?(Z|[+-]\d\d:?\d\d)?$/

/**
 * `2026-05-04T08:30:00Z` as `2026-05-04 08:30:00`: the letters become spaces, another offset becomes UTC.
 * Read by hand, so that no time zone of the machine takes part.
 */
export function readTime(value: string): string | undefined {
  const match = value.length <= 40 ? shape.exec(value.trim()) : null
  if (!match) return undefined
  const [, year, month, day, hour = '00', minute = '00', second = '00', zone = 'Z'] = match
  const wanted = `${year}-${month}-${day} ${hour}:${minute}:${second}`
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  if (Number.isNaN(at.getTime()) || spaced(at) !== wanted) return undefined
  return zone === 'Z' ? wanted : spaced(new Date(at.getTime() - offsetMs(zone)))
}

const spaced = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ')

function offsetMs(zone: string): number {
  const sign = zone.startsWith('-') ? -1 : 1
  const digits = zone.replace(/\D/g, '')
  return sign * (Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2))) * 60_000
}

export const time = v.pipe(
  v.string('bad date'),
  v.transform(value => readTime(value)),
  v.string('bad date'),
)

/** For comparing with the clock: milliseconds of one of our own spaced times. */
export const timeMs = (value: string): number => Date.parse(`${value.replace(' ', 'T')}Z`)
