import * as v from 'valibot'
import { codes, type Lang, languages } from '#i18n/languages.ts'
import { safeImage, safeUrl } from '../safe-url.ts'

const control = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
/** Marks that turn the reading direction round, and the byte order mark. Joiners stay: Hindi needs them. */
const steering = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g

/** A host's words as one line of plain text. */
export const oneLine = (value: string): string =>
  value.toWellFormed().replace(control, ' ').replace(steering, '').replace(/\s+/g, ' ').trim()

/** Length first, so that a text of megabytes costs nothing. */
export const text = (max: number) =>
  v.pipe(
    v.string('not a text'),
    v.maxLength(max * 4, 'too long'),
    v.transform(oneLine),
    v.minLength(1, 'empty'),
    v.maxLength(max, 'too long'),
  )

export const id = v.pipe(
  v.union([v.string(), v.number()], 'bad id'),
  v.transform(String),
  v.regex(/^[A-Za-z0-9_-]{1,64}$/, 'bad id'),
)

export const link = v.pipe(
  v.unknown(),
  v.transform(value => safeUrl(value)),
  v.string('bad link'),
)

export const image = v.pipe(
  v.unknown(),
  v.transform(value => safeImage(value)),
  v.string('bad image'),
)

/** A finite number, also when the host writes it as text. */
export const count = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.maxLength(32), v.regex(/^-?\d+(\.\d+)?$/), v.transform(Number))]),
  v.finite(),
)

/** Absent, null or of a wrong type: the row goes on without it. */
export const lenient = <S extends v.GenericSchema>(schema: S) =>
  v.fallback(v.optional(schema as v.GenericSchema<unknown, v.InferOutput<S>>), undefined)

/** A list whose bad members drop; no list at all is an empty one. */
export const lenientList = <S extends v.GenericSchema>(schema: S, max = 200) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform((value): v.InferOutput<S>[] =>
        (Array.isArray(value) ? value.slice(0, max) : []).flatMap(member => {
          const read = v.safeParse(schema, member)
          return read.success ? [read.output] : []
        }),
      ),
    ),
    [],
  )

export const flag = v.fallback(v.optional(v.union([v.boolean(), v.number(), v.string()]), false), false)

const byApi = new Map<string, Lang>(codes.map(code => [languages[code].api, code]))

/** The hosts' name of a language as ours. */
export const lang = v.pipe(
  v.string('unknown language'),
  v.check(name => byApi.has(name), 'unknown language'),
  v.transform(name => byApi.get(name)!),
)
