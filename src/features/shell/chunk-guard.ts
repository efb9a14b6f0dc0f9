import { chunkReloadGuardMs } from '#config/thresholds.ts'

const key = 'chunk-reload'

/** A script that no longer exists (a new release, a broken network): one reload a minute, then stay readable. */
export function watchChunks() {
  addEventListener('vite:preloadError', recover)
  document.addEventListener('astro:hydration-error', recover, true)
}

function recover() {
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
