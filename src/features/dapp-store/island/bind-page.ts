import { enliven } from './enliven.ts'
import { ask, filters, first, load, readAddress, remember, showMore, still } from './store.ts'
import type { StoreWords } from './words.ts'

/**
 * Ties the page's own parts, which React never touches, to the store: links that become filters, the cards that
 * rest while there is a question, the current category. Gives back how to untie.
 */
export function bindPage(words: StoreWords, lang: string): () => void {
  const root = document.getElementById('store')
  if (!root) return () => {}
  const loose = new AbortController()
  const { signal } = loose

  document.addEventListener('click', event => follow(event, lang), { signal })
  addEventListener('popstate', readAddress, { signal })
  const untie = [
    enliven(root, words),
    still.subscribe(yes => {
      for (const part of root.querySelectorAll<HTMLElement>('[data-still]')) part.hidden = !yes
    }),
    filters.subscribe(({ q, category, network }) => {
      const shelf = category || (q || network ? '' : first.get())
      for (const link of root.querySelectorAll<HTMLElement>('[data-category]'))
        current(link, link.dataset['category'] === shelf, 'page')
      for (const link of root.querySelectorAll<HTMLElement>('[data-network]'))
        current(link, link.dataset['network'] === network, 'true')
      name(root, shelf, words)
    }),
  ]
  return () => {
    loose.abort()
    for (const stop of untie) stop()
  }
}

const current = (link: HTMLElement, yes: boolean, how: string) =>
  yes ? link.setAttribute('aria-current', how) : link.removeAttribute('aria-current')

/** The heading says which shelf one looks at. */
function name(root: HTMLElement, shelf: string, words: StoreWords) {
  const heading = root.querySelector('#all')
  const link = shelf && root.querySelector(`[data-category="${CSS.escape(shelf)}"]`)
  if (heading) heading.textContent = link ? (link.firstChild?.textContent ?? '').trim() : words['store:all']
}

function follow(event: MouseEvent, lang: string) {
  const { target } = event
  const link =
    target instanceof Element
      ? target.closest<HTMLElement>('[data-category],[data-network],[data-search],[data-more]')
      : null
  if (
    !link ||
    event.defaultPrevented ||
    event.button ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    event.altKey
  )
    return
  event.preventDefault()
  void load(lang)
  const { category, network, search, more } = link.dataset
  if (category !== undefined) ask({ category, q: '' })
  else if (network !== undefined) ask({ network })
  else if (search !== undefined) {
    ask({ q: search })
    remember(search)
  } else if (more !== undefined) showMore()
  link.closest<HTMLElement>('[popover]')?.hidePopover()
}
