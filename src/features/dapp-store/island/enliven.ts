import { favourites, toggleFavourite } from './store.ts'
import { type StoreWords, starLabel } from './words.ts'

/** Gives the page's own cards a star and a real link for `Open`: both need a script to keep their promise. */
export function enliven(root: HTMLElement, words: StoreWords): () => void {
  const cards = [...root.querySelectorAll<HTMLElement>('[data-still] .card')]
  const stars = cards.map(card => ({ hid: card.dataset['hid'] ?? '', star: starOf(card, words) }))
  for (const card of cards) linkOpen(card)
  return favourites.subscribe(ids => {
    for (const { star, hid } of stars) star.setAttribute('aria-pressed', String(ids.includes(hid)))
  })
}

const nameOf = (card: HTMLElement) => card.querySelector('b')?.textContent ?? ''

function starOf(card: HTMLElement, words: StoreWords): HTMLElement {
  const found = card.querySelector<HTMLElement>('.fav')
  if (found) return found
  const star = document.createElement('button')
  star.type = 'button'
  star.className = 'fav'
  star.setAttribute('aria-label', starLabel(words, nameOf(card)))
  star.addEventListener('click', () => toggleFavourite(card.dataset['hid'] ?? ''))
  card.append(star)
  return star
}

function linkOpen(card: HTMLElement) {
  const label = card.querySelector('span.op')
  const page = card.querySelector('a')
  if (!label || !page) return
  const link = document.createElement('a')
  link.className = 'op'
  link.href = `${page.href}#open`
  link.dataset['open'] = card.dataset['url']
  link.textContent = label.textContent
  link.setAttribute('aria-label', `${label.textContent} ${nameOf(card)}`)
  label.remove()
  card.append(link)
}
