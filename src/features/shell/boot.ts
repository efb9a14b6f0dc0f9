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

// A link may be followed before anything listens to it.
let clicked: MouseEvent | undefined
addEventListener('click', event => {
  clicked = event
})

let called = false
const later = () => {
  if (called) return
  called = true
  // A file that does not come is the guard's matter.
  load().then(
    ({ start }) => start(header, clicked),
    () => {},
  )
}

for (const sign of ['pointerdown', 'keydown', 'touchstart'] as const)
  addEventListener(sign, later, { once: true, passive: true })
addEventListener('load', () => setTimeout(later, 1_500), { once: true })
if (document.readyState === 'complete') setTimeout(later, 1_500)
