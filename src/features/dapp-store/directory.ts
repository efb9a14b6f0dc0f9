import type { Lang } from '#i18n/languages.ts'
import { categoriesOf, dappsOf, networks, sectionsOf } from '#sources/read.ts'
import { arrange, type Directory } from './arrange.ts'

/** The directory of a language, arranged once a build. */
const known = new Map<Lang, Promise<Directory>>()

export function directoryOf(lang: Lang): Promise<Directory> {
  const found = (!import.meta.env.DEV && known.get(lang)) || read(lang)
  known.set(lang, found)
  return found
}

const read = async (lang: Lang) =>
  arrange(...(await Promise.all([dappsOf(lang), categoriesOf(lang), networks(), sectionsOf(lang)])))
