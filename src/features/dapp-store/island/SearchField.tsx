import { useStore } from '@nanostores/react'
import { Icon } from '#ui/Icon.tsx'
import { longestQuery, noFilters } from './filter.ts'
import { ask, filters, load, recents, remember } from './store.ts'
import type { StoreWords } from './words.ts'

interface Props {
  lang: string
  action: string
  words: StoreWords
}

/** One field. It answers while one types; Enter keeps the words among the recent ones. */
export function SearchField({ lang, action, words }: Props) {
  const { q } = useStore(filters, { ssr: () => noFilters })
  const recent = useStore(recents, { ssr: () => [] })
  const label = words['store:search.label']

  return (
    <form
      className="srch"
      action={action}
      onFocus={() => void load(lang)}
      onSubmit={event => {
        event.preventDefault()
        remember(q)
      }}
      onKeyDown={event => {
        if (event.key === 'Escape' && q) ask({ q: '' }, 'replace')
      }}
    >
      <div className="field">
        <Icon name="search" />
        <input
          type="search"
          name="q"
          aria-label={label}
          placeholder={label}
          maxLength={longestQuery}
          autoComplete="off"
          enterKeyHint="search"
          value={q}
          onChange={event => ask({ q: event.target.value }, 'replace')}
          onBlur={() => remember(q)}
        />
        <button type="submit" className="btn sm">
          {words['store:search.button']}
        </button>
      </div>
      {recent.length > 0 && (
        <div className="recent">
          <b>{words['store:search.recent']}</b>
          {recent.map(text => (
            <button type="button" className="link" key={text} onClick={() => ask({ q: text })}>
              {text}
            </button>
          ))}
          <button type="button" className="link sub" onClick={() => recents.set([])}>
            {words['store:search.clear']}
          </button>
        </div>
      )}
    </form>
  )
}
