import type { ClientDirective } from 'astro'

const signs = ['pointerenter', 'focusin', 'touchstart'] as const

/** The path of child indexes from the island to a node inside it: it survives hydration, the node may not. */
const pathOf = (root: Element, node: Element): number[] => {
  const path: number[] = []
  for (let at = node; at !== root && at.parentElement; at = at.parentElement)
    path.unshift([...at.parentElement.children].indexOf(at))
  return path
}

const nodeAt = (root: Element, path: number[]) =>
  path.reduce<Element | undefined>((node, index) => node?.children[index], root)

/** React attaches its listeners in a transition: one frame and one task after Astro says it is hydrated. */
const settled = () => new Promise<void>(done => requestAnimationFrame(() => setTimeout(done)))

/** A field keeps its own state and needs no script: its click acts at once, and the island finds it so. */
const isField = (node: Element) => node.closest('label,input,textarea,select')

/** What a visitor left under this key: they look for it, so the island does not wait to be touched. */
const isKept = (key: unknown) => {
  try {
    return typeof key === 'string' && localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

const intent: ClientDirective = (load, { value }, el) => {
  let held: number[] | undefined
  let started = false

  const hold = (event: MouseEvent) => {
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    if (isField(event.target as Element)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held = pathOf(el, event.target as Element)
    start()
  }

  const replay = async () => {
    await settled()
    stop()
    const node = held && nodeAt(el, held)
    // An icon inside a button has no click() of its own, but a click on it counts for the button.
    node?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }

  const stop = () => {
    for (const sign of signs) el.removeEventListener(sign, start)
    el.removeEventListener('click', hold, true)
  }

  async function start() {
    if (started) return
    started = true
    el.addEventListener('astro:hydrate', replay, { once: true })
    // A chunk that does not come must not swallow the click: the link inside still works by itself.
    el.addEventListener('astro:hydration-error', replay, { once: true })
    const hydrate = await load()
    await hydrate()
  }

  for (const sign of signs) el.addEventListener(sign, start, { passive: true })
  el.addEventListener('click', hold, true)
  if (isKept(value)) start()
}

export default intent
