import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Lang } from '#i18n/languages.ts'
import { bindPage } from './bind-page.ts'
import { Favourites } from './Favourites.tsx'
import { Results } from './Results.tsx'
import { SearchField } from './SearchField.tsx'
import { ask, favourites, first as firstCategory, load, readAddress, still } from './store.ts'
import { unpackWords } from './words.ts'

interface Props {
  lang: Lang
  /** address of the page, for the form without a script */
  action: string
  /** the category whose first cards are in the page */
  first: string
  /** packed, see words.ts */
  packed: string
}

/**
 * The living part of the store. The field stands where it was rendered; results and favourites go into empty
 * places of the page, whose own cards stay as they are and are hidden while there is a question.
 */
export default function Store({ lang, action, first, packed }: Props) {
  const words = useMemo(() => unpackWords(packed), [packed])
  const [alive, setAlive] = useState(false)
  const isStill = useStore(still, { ssr: () => true })
  const starred = useStore(favourites, { ssr: () => [] })

  useEffect(() => {
    firstCategory.set(first)
    readAddress()
    const typed = document.querySelector<HTMLInputElement>('.srch input')?.value
    if (typed) ask({ q: typed }, 'replace')
    setAlive(true)
    return bindPage(words, lang)
  }, [first, lang, words])

  useEffect(() => {
    if (alive && (!isStill || starred.length > 0)) void load(lang)
  }, [alive, isStill, starred.length, lang])

  const place = (id: string) => (alive ? document.getElementById(id) : null)
  const results = place('store-results')
  const list = place('store-favourites')
  return (
    <>
      <SearchField {...{ lang, action, words }} />
      {results && !isStill && createPortal(<Results {...{ lang, words }} />, results)}
      {list && createPortal(<Favourites {...{ lang, words }} />, list)}
    </>
  )
}
