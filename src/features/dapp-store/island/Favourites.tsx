import { useStore } from '@nanostores/react'
import { href } from '#i18n/href.ts'
import type { Lang } from '#i18n/languages.ts'
import { Tile } from '#ui/art/Tile.tsx'
import { all, favourites } from './store.ts'
import type { StoreWords } from './words.ts'

interface Props {
  lang: Lang
  words: StoreWords
}

/** The starred ones, newest first. One that is no longer listed is kept, but not shown. */
export function Favourites({ lang, words }: Props) {
  const ids = useStore(favourites)
  const list = useStore(all)
  const listed = ids.flatMap(hid => list?.find(listing => listing.hid === hid) ?? [])
  return (
    <section className="favs" aria-labelledby="favs">
      <h2 className="h" id="favs">
        {words['store:favourites']}
      </h2>
      {ids.length === 0 ? (
        <p className="empty s">{words['spec:store.noFavourites']}</p>
      ) : (
        <ul>
          {listed.map(({ hid, slug, title }) => (
            <li key={hid}>
              <a href={href(lang, 'dapp', { slug })}>
                <Tile hid={hid} size="s" />
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
