/**
 * Which way in fits this device. Runs in the page before the buttons paint, printed as text, so each function
 * stands alone. Without it CSS decides by pointer and width.
 */
export type Device = 'ios' | 'android' | 'desk'

/** The specification finds phones by their user agent; an iPad says it is a Mac, but Macs take no touch. */
export function deviceOf(agent: string, touchPoints: number): Device {
  if (/android/i.test(agent)) return 'android'
  if (/iphone|ipad|ipod/i.test(agent) || (/macintosh/i.test(agent) && touchPoints > 1)) return 'ios'
  return 'desk'
}

function mark(choose: typeof deviceOf) {
  const device = choose(navigator.userAgent, navigator.maxTouchPoints)
  document.documentElement.dataset['device'] = device
  addEventListener('DOMContentLoaded', () => {
    if (device !== 'desk')
      for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-app]'))
        link.search = `?${device}=1`
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-address]'))
      link.textContent = link.href
  })
}

/** Copies the address that `data-copy` names, and says how it went; a refusal selects it instead. */
function copying() {
  addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null
    const link = document.getElementById(button?.dataset['copy'] ?? '') as HTMLAnchorElement | null
    const tip = document.getElementById(`${link?.id}-tip`)
    if (!button || !link || !tip) return
    try {
      await navigator.clipboard.writeText(link.href)
      tip.textContent = button.dataset['done'] ?? ''
    } catch {
      getSelection()?.selectAllChildren(link)
      tip.textContent = button.dataset['fail'] ?? ''
    }
  })
}

export const firstMove = `(${mark})(${deviceOf});(${copying})()`
