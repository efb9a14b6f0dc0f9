import { useStore } from '@nanostores/react'
import { href } from '#i18n/href.ts'
import type { Lang } from '#i18n/languages.ts'
import { Tile } from '#ui/art/Tile.tsx'
import { Pebble } from '#ui/Pebble.tsx'
import { cardFacts } from './card-facts.ts'
import type { Listing } from './format.ts'
import { Star } from './Star.tsx'
import { facets, texts } from './store.ts'
import type { StoreWords } from './words.ts'

interface Props {
  lang: Lang
  listing: Listing
  words: StoreWords
}

/** The same card as the page's own, from the fetched files. */
export function ResultCard({ lang, listing, words }: Props) {
  const known = useStore(facets)
  const text = useStore(texts)[listing.place]
  const { url, category, networks, more, names } = cardFacts(known, listing.place)
  const to = href(lang, 'dapp', { slug: listing.slug })
  const open = words['store:open']
  return (
    <li className="card" data-hid={listing.hid}>
      <a className="in" href={to}>
        <Tile hid={listing.hid} />
        <b>{listing.title}</b>
        <small>{category}</small>
        <span className="ds" lang={Array.isArray(text) ? text[1] : undefined}>
          {Array.isArray(text) ? text[0] : text}
        </span>
        <span className="pbs" role="img" aria-label={names || words['store:detail.unknown']}>
          {networks.map(code => (
            <Pebble key={code} code={code} size="xs" />
          ))}
          {more > 0 && `+${more}`}
        </span>
      </a>
      <Star hid={listing.hid} name={listing.title} words={words} />
      <a className="op" href={`${to}#open`} data-open={url} aria-label={`${open} ${listing.title}`}>
        {open}
      </a>
    </li>
  )
}
