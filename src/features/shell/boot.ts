/** The few lines every page runs at once. All else waits in later.ts until the page is at rest or touched. */
import { watchChunks } from './chunk-guard.ts'
import { watchMenus } from './menus.ts'
import { watchNotices } from './notices.ts'
import { watchTheme } from './theme.ts'

const load = () => import('./later.ts')
const header = document.querySelector<HTMLElement>('.hd')

watchChunks()
watchTheme()
watchNotices(load)
if (header) watchMenus(header)

let called = false
const later = () => {
  if (called) return
  called = true
  load().then(({ start }) => start(header))
}

for (const sign of ['pointerdown', 'keydown', 'touchstart'] as const)
  addEventListener(sign, later, { once: true, passive: true })
addEventListener('load', () => setTimeout(later, 1_500), { once: true })
if (document.readyState === 'complete') setTimeout(later, 1_500)
