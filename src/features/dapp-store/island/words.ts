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

/** headlines alone hold it, and none is shown here */
const between = '|'

type Shown = (typeof keys)[number]

export type StoreWords = Record<Shown, string> & { results: PluralWords }

/** A count for each plural form that any of our languages has. */
const counts = [5, 4, 1, 2, 3, 0, 11, 100, 1_000_000, 1.5]

/**
 * The words the island shows, and no others, as one text in the order of `keys`: the names of the keys would weigh
 * as much as the words. `{{name}}` and `{{count}}` are filled in there.
 */
export function packWords(lang: Lang, t: Translate): string {
  const raw = { skipInterpolation: true }
  const forms = counts.map(count => [pluralOf(lang, count), t('store:search.results', { count, ...raw })])
  const results = Object.entries(Object.fromEntries(forms.toReversed())).flat()
  return [...keys.map(key => t(key, raw)), ...results].join(between)
}

export function unpackWords(packed: string): StoreWords {
  const parts = packed.split(between)
  const words = Object.fromEntries(keys.map((key, index) => [key, parts[index]])) as Record<Shown, string>
  const rest = parts.slice(keys.length)
  const results = Object.fromEntries(
    rest.flatMap((form, index) => (index % 2 ? [] : [[form, rest[index + 1]]])),
  ) as PluralWords
  return { ...words, results }
}

export const starLabel = (words: StoreWords, name: string): string =>
  words['store:favourite.add'].replace('{{name}}', name)
