import type { ClientDirective } from 'astro'

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'touchstart', 'scroll'] as const
const restMs = 1_500

/**
 * `client:rest`: hydrates at the first sign of a visitor, or when the loaded page has been at rest for a while, so
 * that the first view is all HTML. An address with a query wants an answer at once, but for the query that is the
 * directive's value: the HTML holds that answer.
 */
const rest: ClientDirective = (load, { value }) => {
  let started = false
  const start = async () => {
    if (started) return
    started = true
    for (const sign of signs) removeEventListener(sign, start)
    const hydrate = await load()
    await hydrate()
  }
  for (const sign of signs) addEventListener(sign, start, { once: true, passive: true })
  const asked = location.search && location.search !== `?${value}`
  const wait = () => void setTimeout(start, asked ? 0 : restMs)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}

export default rest
