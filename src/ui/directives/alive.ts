import type { ClientDirective } from 'astro'

/** `client:alive`: hydrates after another island has brought React; a page that is only read never loads it. */
const alive: ClientDirective = (load, _options, el) => {
  const wake = async (event: Event) => {
    if (event.target === el) return
    document.removeEventListener('astro:hydrate', wake, true)
    const hydrate = await load()
    await hydrate()
  }
  document.addEventListener('astro:hydrate', wake, true)
}

export default alive
