import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codes, fallback, type Lang } from '#i18n/languages.ts'
import { baseOf } from './plural-keys.ts'
import type { Locales, RoomWords } from './read.ts'

/**
 * What each translation was made from: `room:key` -> hash of the English -> language -> hash of its own
 * words. A translation is older than its English when the English has changed since and it has not, so an
 * editor who mends both files never has to know that this exists.
 */
export type Stamps = Record<string, Record<string, Partial<Record<Lang, string>>>>

const fileOf = (root: string) => join(root, '.stamps.json')

export const readStamps = (root: string): Stamps =>
  existsSync(fileOf(root)) ? JSON.parse(readFileSync(fileOf(root), 'utf8')) : {}

/** One line a key, sorted: small differences in git. */
export function writeStamps(root: string, stamps: Stamps) {
  const lines = Object.keys(stamps)
    .sort()
    .map(key => `  ${JSON.stringify(key)}: ${JSON.stringify(stamps[key])}`)
  writeFileSync(fileOf(root), `{\n${lines.join(',\n')}\n}\n`)
}

/** By key: its words, all plural forms together, as eight hex digits. */
function hashes(room: RoomWords | undefined): Map<string, string> {
  const texts = new Map<string, string>()
  for (const [key, { value }] of room?.entries ?? []) {
    const base = baseOf(key)
    texts.set(base, `${texts.get(base) ?? ''}${key.slice(base.length)}=${value}\n`)
  }
  return new Map(
    [...texts].map(([key, text]) => [key, createHash('sha256').update(text).digest('hex').slice(0, 8)]),
  )
}

interface Pair {
  lang: Lang
  key: string
  english: string
  own: string
  /** the English hash that the language's stamp names, and its words then */
  stamped: { english: string; own: string } | undefined
}

function* pairs({ rooms, words }: Locales, stamps: Stamps): Generator<Pair> {
  for (const room of rooms) {
    const english = hashes(words.get(fallback)?.get(room))
    for (const lang of codes.filter(code => code !== fallback)) {
      const own = hashes(words.get(lang)?.get(room))
      for (const [key, hash] of english) {
        const mine = own.get(key)
        const name = `${room}:${key}`
        if (mine) yield { lang, key: name, english: hash, own: mine, stamped: stampOf(stamps, name, lang) }
      }
    }
  }
}

function stampOf(stamps: Stamps, key: string, lang: Lang): Pair['stamped'] {
  for (const [english, langs] of Object.entries(stamps[key] ?? {}))
    if (langs[lang]) return { english, own: langs[lang] }
  return undefined
}

const isStale = ({ english, own, stamped }: Pair): boolean =>
  stamped !== undefined && stamped.english !== english && stamped.own === own

/** Keys, as `room:key`, whose English has changed since a language last said it. */
export function staleKeys(locales: Locales, stamps: Stamps): Map<Lang, string[]> {
  const stale = new Map<Lang, string[]>(codes.map(lang => [lang, []]))
  for (const pair of pairs(locales, stamps)) if (isStale(pair)) stale.get(pair.lang)!.push(pair.key)
  return stale
}

/**
 * Stamps anew. Without a language: what is new or was translated again, while stale words stay stale. With
 * one: all of it, since someone has read it against the English.
 */
export function stampAll(locales: Locales, stamps: Stamps, confirmed?: Lang): Stamps {
  const fresh: Stamps = {}
  for (const pair of pairs(locales, stamps)) {
    const { english, own } = isStale(pair) && pair.lang !== confirmed ? pair.stamped! : pair
    fresh[pair.key] ??= {}
    fresh[pair.key]![english] ??= {}
    fresh[pair.key]![english]![pair.lang] = own
  }
  return fresh
}
