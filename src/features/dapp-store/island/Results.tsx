import { useStore } from '@nanostores/react'
import type { Lang } from '#i18n/languages.ts'
import { wordsFor } from '#i18n/plurals.ts'
import { noFilters } from './filter.ts'
import { ResultCard } from './ResultCard.tsx'
import { ask, load, results, showMore, shown, status } from './store.ts'
import type { StoreWords } from './words.ts'

interface Props {
  lang: Lang
  words: StoreWords
}

/** What answers the question: a count that is read out, cards, more of them; or why there are none. */
export function Results({ lang, words }: Props) {
  const found = useStore(results)
  const state = useStore(status)
  const count = useStore(shown)

  if (!found)
    return state === 'failed' ? (
      <div className="empty" role="alert">
        <p>{words['store:failed']}</p>
        <button type="button" className="btn o sm" onClick={() => void load(lang)}>
          {words['store:retry']}
        </button>
      </div>
    ) : (
      <p className="sub" role="status">
        {words['store:loading']}
      </p>
    )

  return (
    <>
      <p className="sub found">
        <span role="status">
          {found.length > 0
            ? wordsFor(lang, found.length, words.results).replace('{{count}}', String(found.length))
            : words['spec:store.noRecords']}
        </span>
        <button type="button" className="link" onClick={() => ask(noFilters)}>
          {words['store:clearFilters']}
        </button>
      </p>
      <ul className="grid">
        {found.slice(0, count).map(listing => (
          <ResultCard key={listing.hid} {...{ lang, listing, words }} />
        ))}
      </ul>
      {found.length > count && (
        <p className="more">
          <button type="button" className="btn o" onClick={showMore}>
            {words['store:more']}
          </button>
        </p>
      )}
    </>
  )
}
