import { globSync, readFileSync } from 'node:fs'
import { fallback } from '#i18n/languages.ts'
import { localesDir } from '#i18n/options.ts'
import { baseOf } from '../locales/plural-keys.ts'
import { readLocales } from '../locales/read.ts'

/** `room:key.path` in any quotes; what a template fills in stands as `${…}`. */
const named = /['"`]([a-z]+:(?:[\w.-]|\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\})+)['"`]/g
const hole = /\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/
const camel = (word: string) => word.replace(/[_.-](\w)/g, (_, letter: string) => letter.toUpperCase())
const escaped = (text: string) => text.replace(/[.-]/g, '\\$&')

/**
 * Keys that no source names. A template names every key of its shape whose filled-in parts the sources hold as
 * words somewhere; that is a little generous, and needs no list of exceptions.
 */
export function unusedKeys(keys: Iterable<string>, sources: readonly string[]): string[] {
  const text = sources.join('\n')
  const words = new Set(text.match(/[\w.-]+/g)?.flatMap(word => [...word.split('.'), camel(word)]))
  const names = [...new Set([...text.matchAll(named)].map(([, name = '']) => name))]
  const exact = new Set(names)
  const shapes = names
    .filter(name => hole.test(name))
    .map(name => new RegExp(`^${name.split(hole).map(escaped).join('([\\w.-]+)')}$`))
  const filled = (part: string) => part.split('.').every(word => words.has(word))
  const isNamed = (key: string) =>
    exact.has(key) || shapes.some(shape => shape.exec(key)?.slice(1).every(filled))
  return [...new Set([...keys].map(baseOf))].filter(key => !isNamed(key))
}

export function wordFaults(): string[] {
  const rooms = readLocales(localesDir).words.get(fallback)
  const keys = [...(rooms ?? [])].flatMap(([room, { entries }]) =>
    [...entries.keys()].map(key => `${room}:${key}`),
  )
  const sources = globSync('{src,scripts}/**/*.{ts,tsx,astro}').map(file => readFileSync(file, 'utf8'))
  return unusedKeys(keys, sources).map(key => {
    const [room, path] = key.split(':')
    return `locales/${fallback}/${room}.json: nothing reads ${path}; use it or delete it in every language`
  })
}
