/** What has been drawn, and what is older than its words. */
import { existsSync } from 'node:fs'
import type { Picture } from './headlines.ts'

/** Raise it when the drawing changes: `npm run pictures` then draws all of them anew. The check asks for the words only. */
export const design = 2

type Stamps = Readonly<Record<string, string>>

export const stampOf = (picture: Picture): string => `${design}.${picture.hash}`

const hashIn = (stamp: string | undefined): string | undefined => stamp?.split('.')[1]

/** Pictures to draw: new, older than their words or than the design, or without a file. */
export const due = (wanted: readonly Picture[], stamps: Stamps, has: (name: string) => boolean): Picture[] =>
  wanted.filter(picture => stamps[picture.name] !== stampOf(picture) || !has(picture.name))

/** Only what says something else than its page, or is not there; with what to do. */
export function stale(wanted: readonly Picture[], stamps: Stamps, has: (name: string) => boolean): string[] {
  return wanted.flatMap(({ name, hash, text, kind }) => {
    const path = `public/share/${name}.png`
    if (!stamps[name] || !has(name))
      // A dapp without a picture of its own is shared with the store's.
      return kind === 'dapp' && !stamps[name] ? [] : [`${path} is missing: run npm run pictures`]
    return hashIn(stamps[name]) === hash
      ? []
      : [`${path} is older than its words, now “${text}”: run npm run pictures`]
  })
}

export const fileAt =
  (folder: string) =>
  (name: string): boolean =>
    existsSync(`${folder}/${name}.png`)
