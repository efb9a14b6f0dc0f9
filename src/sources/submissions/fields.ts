import * as v from 'valibot'
import { limits } from '#config/limits.ts'
import { isEmail } from '../email.ts'
import { safeUrl } from '../safe-url.ts'
import { addressesFault } from './addresses.ts'

/**
 * The pieces that submissions are made of. A message is a key, never a word: `required.title`, `tooLong`.
 * Length is checked before any pattern, and each pattern is linear.
 */
const max = limits.text

/** `owner_address` is asked for by the key `required.ownerAddress`. */
export const missing = (name: string): string =>
  `required.${name.replace(/[_.](\w)/g, (_, letter: string) => letter.toUpperCase())}`

/** A text that may be left out; empty then. */
export const optionalText = (most: number) =>
  v.pipe(v.optional(v.string('text'), ''), v.trim(), v.maxLength(most, 'tooLong'))

export const requiredText = (name: string, most: number) =>
  v.pipe(
    v.optional(v.string(missing(name)), ''),
    v.trim(),
    v.minLength(1, missing(name)),
    v.maxLength(most, 'tooLong'),
  )

export const email = v.pipe(requiredText('email', max.email), v.check(isEmail, 'email'))

const isWebsite = (value: string): boolean => {
  const href = safeUrl(value, max.url)
  if (!href) return false
  const { hostname } = new URL(href)
  return /\.[a-z][a-z0-9-]*[a-z0-9]$/.test(hostname)
}

/** http(s), without credentials, on a named host: no bare IP, no `localhost`. */
export const website = (name: string) => v.pipe(requiredText(name, max.url), v.check(isWebsite, 'url'))

export const optionalWebsite = v.pipe(
  optionalText(max.url),
  v.check(value => value === '' || isWebsite(value), 'url'),
)

const code = v.pipe(
  v.string('network'),
  v.maxLength(32, 'network'),
  v.regex(/^[A-Za-z0-9_-]+$/, 'network'),
  v.toLowerCase(),
)

/** One network by its short code; which codes are listed is for the form and the review to say. */
export const network = (name: string) => v.pipe(requiredText(name, 32), code)

export const networks = (name: string) =>
  v.pipe(
    v.optional(v.array(code, missing(name)), []),
    v.minLength(1, missing(name)),
    v.maxLength(limits.rows, 'tooMany'),
    v.transform(codes => [...new Set(codes)]),
  )

export const address = (name: string) => requiredText(name, max.address)

/** Digits with an optional fraction, kept as text: supplies pass what a number can hold. */
export const amount = (name: string) =>
  v.pipe(requiredText(name, max.number), v.regex(/^\d+(?:\.\d+)?$/, 'number'))

export const smallInteger = (name: string, most: number) =>
  v.pipe(
    v.optional(v.union([v.number(), v.string()], 'number'), ''),
    v.transform(value => String(value).trim()),
    v.minLength(1, missing(name)),
    v.maxLength(max.number, 'number'),
    v.regex(/^\d+$/, 'number'),
    v.transform(Number),
    v.maxValue(most, 'number'),
  )

/** One of a few; leaving it out says so by its own message. */
export const choice = <const T extends readonly string[]>(name: string, options: T) =>
  v.pipe(v.optional(v.unknown(), null), v.picklist(options, missing(name)))

/** A question that must be answered. */
export const answer = (name: string) => v.pipe(v.optional(v.unknown(), null), v.boolean(missing(name)))

/** For a check over a row: its address must fit its networks; the message says how it does not. */
export const fits = <T>(addressOf: (row: T) => string, networksOf: (row: T) => readonly string[]) => {
  const faultOf = (row: T) => addressesFault(addressOf(row), networksOf(row))
  return {
    holds: (row: T) => faultOf(row) === undefined,
    message: (issue: { input: unknown }) => faultOf(issue.input as T) ?? 'address',
  }
}

export const contractFits = fits<{ network: string; address: string }>(
  row => row.address,
  row => [row.network],
)
export const ownerFits = fits<{ network: string; owner_address: string }>(
  row => row.owner_address,
  row => [row.network],
)
