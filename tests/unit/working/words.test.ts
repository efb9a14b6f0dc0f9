import { expect, it } from 'vitest'
import { packWords, starLabel, unpackWords } from '#features/dapp-store/island/words.ts'
import { codes } from '#i18n/languages.ts'
import { wordsFor } from '#i18n/plurals.ts'
import { fallbacks, translate } from '#i18n/translate.ts'

it.each(codes)('the island in %s shows the words of the locale files', lang => {
  const t = translate(lang)
  const words = unpackWords(packWords(lang, t))
  expect(words['spec:store.noRecords']).toBe(t('spec:store.noRecords'))
  expect(words['store:search.label']).toBe(t('store:search.label'))
  expect(starLabel(words, 'Tide')).toBe(t('store:favourite.add', { name: 'Tide' }))
  const inEnglish = `${lang} store:search.results`
  for (const count of [0, 1, 2, 5, 21, 234]) {
    const right = t('store:search.results', { count })
    // a language that is not translated yet borrows English words by its own plural rule
    if (fallbacks.has(inEnglish)) break
    expect(wordsFor(lang, count, words.results).replace('{{count}}', String(count))).toBe(right)
  }
})
