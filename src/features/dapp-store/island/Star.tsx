import { useStore } from '@nanostores/react'
import { Icon } from '#ui/Icon.tsx'
import { favourites, toggleFavourite } from './store.ts'
import { starLabel } from './words.ts'
import type { StoreWords } from './words.ts'

interface Props {
  hid: string
  name: string
  words: StoreWords
}

export function Star({ hid, name, words }: Props) {
  const on = useStore(favourites).includes(hid)
  return (
    <button
      type="button"
      className="fav"
      aria-pressed={on}
      aria-label={starLabel(words, name)}
      onClick={() => toggleFavourite(hid)}
    >
      <Icon name="star" />
    </button>
  )
}
