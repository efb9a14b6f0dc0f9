import { chunkReloadGuardMs } from '#config/thresholds.ts'

const key = 'chunk-reload'

/** A script that no longer exists (a new release, a broken network): one reload a minute, then stay readable. */
export function watchChunks() {
  addEventListener('vite:preloadError', recover)
  document.addEventListener('astro:hydration-error', recover, true)
}

function recover(event: Event) {
  const { detail } = event as CustomEvent
  if (detail) {
    // Only files that did not come: a fault of our own stays in the console, and no reload would mend it.
    if (!/module/i.test(detail.error)) return
    event.preventDefault()
  }
  if (!navigator.onLine) return
  try {
    const last = Number(sessionStorage.getItem(key)) || 0
    if (Date.now() - last < chunkReloadGuardMs) return
    sessionStorage.setItem(key, String(Date.now()))
  } catch {
    return // without a memory a reload could loop
  }
  location.reload()
}
