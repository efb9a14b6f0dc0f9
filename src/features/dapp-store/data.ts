import type { Lang } from '#i18n/languages.ts'
import { languages } from '#i18n/languages.ts'
import { hash } from '#ui/art/hash.ts'
import type { Directory } from './arrange.ts'
import { type Facets, type Names, type Texts, textsAPiece } from './island/format.ts'

/** The directory as the browser fetches it: names first, the rest in the same order in files of their own. */

/** Tells two builds apart, so that files of different ones are never mixed. */
const mark = ({ dapps }: Directory) => hash(dapps.map(({ hid }) => hid).join(' ')).toString(36)

export const namesOf = (directory: Directory): Names => ({
  of: mark(directory),
  dapps: directory.dapps.map(({ hid, title, slug }) => [hid, title, slug]),
})

export function facetsOf(directory: Directory): Facets {
  const { categories, networks, dapps } = directory
  const places = (shelves: readonly { id: string }[], ids: readonly string[]) =>
    ids.map(id => shelves.findIndex(shelf => shelf.id === id)).filter(index => index >= 0)
  return {
    of: mark(directory),
    categories: categories.map(({ id, title }) => [id, title]),
    networks: networks.map(({ id, title }) => [id, title]),
    dapps: dapps.map(({ url, categoryIds, chains }) => [
      url,
      places(categories, categoryIds),
      places(networks, chains),
    ]),
  }
}

/** One piece of the sentences; one in another language than the page's says so. */
export const textsOf = (directory: Directory, lang: Lang, piece: number): Texts => ({
  of: mark(directory),
  texts: directory.dapps
    .slice(piece * textsAPiece, (piece + 1) * textsAPiece)
    .map(({ desc = '', descLang }) => (descLang === lang ? desc : [desc, languages[descLang].tag])),
})

export const pieceCount = ({ dapps }: Directory): number => Math.ceil(dapps.length / textsAPiece)
