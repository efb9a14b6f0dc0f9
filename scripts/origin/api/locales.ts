import { existsSync, readFileSync } from 'node:fs'
import { codes } from '#i18n/languages.ts'
import { type Locales, rooms } from './words.ts'

/** What the origin says, read once from locales/; a language may lack a room, English may not. */
export function readLocales(root = 'locales'): Locales {
  const file = (lang: string, room: string) => `${root}/${lang}/${room}.json`
  return Object.fromEntries(
    codes.map(lang => [
      lang,
      Object.fromEntries(
        rooms
          .filter(room => existsSync(file(lang, room)))
          .map(room => [room, JSON.parse(readFileSync(file(lang, room), 'utf8'))]),
      ),
    ]),
  )
}
