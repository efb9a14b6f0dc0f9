import { resetProgress, startProgress } from '#state/progress.ts'

const plainClick = (event: MouseEvent) =>
  !(
    event.defaultPrevented ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )

/** The link that this click follows in this tab to another page of ours, if it does. */
function followed(event: MouseEvent): URL | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!plainClick(event) || !link?.href || link.target === '_blank' || link.hasAttribute('download')) return
  const to = new URL(link.href)
  if (to.origin !== location.origin) return
  return to.pathname + to.search === location.pathname + location.search ? undefined : to
}

/** A same-tab navigation starts the bar; coming back by history finds it hidden. */
export function watchNavigation(clicked?: MouseEvent) {
  if (clicked && followed(clicked)) startProgress()
  addEventListener('click', event => {
    if (followed(event)) startProgress()
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-store]') : null
    // Already in the store: the menu entry starts it afresh.
    if (link && link.pathname === location.pathname && link.search === location.search && plainClick(event)) {
      event.preventDefault()
      location.reload()
    }
  })
  addEventListener('pageshow', event => {
    if (event.persisted) resetProgress()
  })
}
