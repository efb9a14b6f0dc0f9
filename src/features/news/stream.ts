import { fallback, type Lang } from '#i18n/languages.ts'
import type { NewsItem } from '#sources/model.ts'
import { newsOf } from '#sources/read.ts'
import { type NewsPage, pagesOf, withStandIns } from './merge.ts'

export const streamOf = async (lang: Lang): Promise<NewsItem[]> =>
  withStandIns(await newsOf(lang), lang === fallback ? [] : await newsOf(fallback))

/** All but the first, which is the list itself. */
export const olderPages = async (lang: Lang): Promise<NewsPage[]> => pagesOf(await streamOf(lang)).slice(1)
