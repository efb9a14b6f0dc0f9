import type { Lang } from '#i18n/languages.ts'
import { type PluralWords, pluralOf } from '#i18n/plurals.ts'
import type { Translate } from '#i18n/translate.ts'

const keys = [
  'store:search.label',
  'store:search.button',
  'store:search.recent',
  'store:search.clear',
  'store:all',
  'store:favourites',
  'store:favourite.add',
  'store:clearFilters',
  'store:more',
  'store:open',
  'store:loading',
  'store:failed',
  'store:retry',
  'store:detail.unknown',
  'spec:store.noRecords',
  'spec:store.noFavourites',
] as const

type Shown = (typeof keys)[number]

export type StoreWords = Record<Shown, string> & { results: PluralWords }

/** A count for each plural form that any of our languages has. */
const counts = [1, 2, 3, 5, 0, 11, 100, 1_000_000, 1.5]

/** The words the island shows, and no others; `{{name}}` and `{{count}}` are filled in there. */
export function storeWords(lang: Lang, t: Translate): StoreWords {
  const form = (count: number) => t('store:search.results', { count, skipInterpolation: true })
  const results = Object.fromEntries(counts.toReversed().map(count => [pluralOf(lang, count), form(count)]))
  const raw = { skipInterpolation: true }
  const words = Object.fromEntries(keys.map(key => [key, t(key, raw)])) as Record<Shown, string>
  return { ...words, results: results as PluralWords }
}

export const starLabel = (words: StoreWords, name: string): string =>
  words['store:favourite.add'].replace('{{name}}', name)
