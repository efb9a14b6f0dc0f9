import type { Lang } from '#i18n/languages.ts'
import { newsOf } from '#sources/read.ts'

/** Articles written in this language; an English one that stands in for a missing one has its page in English only. */
export const ownNews = async (lang: Lang) => (await newsOf(lang)).filter(item => item.lang === lang)
