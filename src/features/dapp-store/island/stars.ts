import { sheets } from '#ui/art/sheets.ts'
import { favourites, toggleFavourite } from './store.ts'
import { starLabel, type StoreWords } from './words.ts'

/** Gives the page's own cards their star: without a script there is nothing to keep a favourite in. */
export function addStars(root: HTMLElement, words: StoreWords): () => void {
  const stars = [...root.querySelectorAll<HTMLElement>('[data-still] .card')].map(card => starOf(card, words))
  return favourites.subscribe(ids => {
    for (const { star, hid } of stars) star.setAttribute('aria-pressed', String(ids.includes(hid)))
  })
}

function starOf(card: HTMLElement, words: StoreWords) {
  const hid = card.dataset['hid'] ?? ''
  const found = card.querySelector<HTMLButtonElement>('.fav')
  if (found) return { star: found, hid }
  const star = document.createElement('button')
  star.type = 'button'
  star.className = 'fav'
  star.setAttribute('aria-label', starLabel(words, card.querySelector('b')?.textContent ?? ''))
  star.append(icon())
  star.addEventListener('click', () => toggleFavourite(hid))
  card.insertBefore(star, card.lastElementChild)
  return { star, hid }
}

function icon() {
  const space = 'http://www.w3.org/2000/svg'
  const svg = document.createElementNS(space, 'svg')
  svg.setAttribute('class', 'i')
  svg.setAttribute('aria-hidden', 'true')
  const use = document.createElementNS(space, 'use')
  use.setAttribute('href', `${sheets.shell}#star`)
  svg.append(use)
  return svg
}
