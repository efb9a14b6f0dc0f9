import { fallback, type Lang } from '#i18n/languages.ts'
import type { NewsItem } from '#sources/model.ts'
import { oncePerBuild } from '#sources/once.ts'
import { newsOf } from '#sources/read.ts'
import { type NewsPage, pagesOf, withStandIns } from './merge.ts'

/** Each page of the list asks how long it is in every language, so it is merged once. */
export const streamOf = oncePerBuild(
  async (lang: Lang): Promise<NewsItem[]> =>
    withStandIns(await newsOf(lang), lang === fallback ? [] : await newsOf(fallback)),
)

/** All but the first, which is the list itself. */
export const olderPages = async (lang: Lang): Promise<NewsPage[]> => pagesOf(await streamOf(lang)).slice(1)
