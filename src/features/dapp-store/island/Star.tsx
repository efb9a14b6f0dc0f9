import { useStore } from '@nanostores/react'
import { favourites, toggleFavourite } from './store.ts'
import type { StoreWords } from './words.ts'
import { starLabel } from './words.ts'

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
    />
  )
}
