import type { Lang } from '#i18n/languages.ts'
import { oncePerBuild } from '#sources/once.ts'
import { categoriesOf, dappsOf, networks, sectionsOf } from '#sources/read.ts'
import { arrange } from './arrange.ts'

/** The directory of a language. */
export const directoryOf = oncePerBuild(async (lang: Lang) =>
  arrange(...(await Promise.all([dappsOf(lang), categoriesOf(lang), networks(), sectionsOf(lang)]))),
)
