import { limits } from '#config/limits.ts'

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

const frugal = () => {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {}
  return !navigator.onLine || saveData === true || effectiveType.includes('2g')
}

/** Pages of ours only: no files, no API, no other hosts, not this page. */
function prefetchable(href: string, here: Location | URL): string | undefined {
  const to = new URL(href, here.href)
  const last = to.pathname.split('/').at(-1) ?? ''
  if (to.origin !== here.origin || last || to.pathname.startsWith('/api/') || to.pathname === here.pathname)
    return
  return to.origin + to.pathname + to.search
}

const asked = new Set<string>()

function prefetch(link: HTMLAnchorElement) {
  const to = prefetchable(link.href, location)
  if (!to || asked.has(to) || asked.size >= limits.prefetch.maxPages || frugal()) return
  asked.add(to)
  const hint = document.createElement('link')
  hint.rel = 'prefetch'
  hint.href = to
  document.head.append(hint)
}

/** After two seconds of idle: links in view, and links pointed at. */
export function watchPrefetch() {
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1))
  setTimeout(() => idle(begin), limits.prefetch.idleMs)
}

function begin() {
  if (frugal()) return
  const seen = new IntersectionObserver(entries => {
    for (const entry of entries)
      if (entry.isIntersecting) {
        seen.unobserve(entry.target)
        prefetch(entry.target as HTMLAnchorElement)
      }
  })
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) seen.observe(link)
  addEventListener(
    'pointerover',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.href) prefetch(link)
    },
    { passive: true },
  )
}
