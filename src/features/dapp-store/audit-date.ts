import { formatDate, formatMonth } from '#i18n/format.ts'
import type { Lang } from '#i18n/languages.ts'

/** A host may know the day of an audit, its month or just its year: no more is said than that. */
export const auditDate = (lang: Lang, date: string): string =>
  date.length === 4 ? date : date.length === 7 ? formatMonth(lang, date) : formatDate(lang, date)
