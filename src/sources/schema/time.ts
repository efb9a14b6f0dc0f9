import * as v from 'valibot'
import { momentOf } from '#i18n/moment.ts'

/** `2026-05-04T08:30:00Z` as `2026-05-04 08:30:00`: the letters become spaces, another offset becomes UTC. */
export function readTime(value: string): string | undefined {
  const hasDay = /^\s*\d{4}-\d\d-\d\d/.test(value.slice(0, 40))
  const moment = hasDay ? momentOf(value.trim()) : undefined
  return moment === undefined ? undefined : new Date(moment).toISOString().slice(0, 19).replace('T', ' ')
}

export const time = v.pipe(
  v.string('bad date'),
  v.transform(value => readTime(value)),
  v.string('bad date'),
)

/** For comparing with the clock: milliseconds of one of our own spaced times. */
export const timeMs = (value: string): number => Date.parse(`${value.replace(' ', 'T')}Z`)
