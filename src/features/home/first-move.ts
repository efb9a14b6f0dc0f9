/**
 * Which way in fits this device, and copying a link. Printed into the page as text, before the buttons, so each
 * function stands alone and is short. Without it CSS decides by pointer and width.
 */
export type Device = 'phone' | 'desk'

/** The specification finds phones by their user agent; an iPad says it is a Mac, but Macs take no touch. */
export function deviceOf(agent: string, touchPoints: number): Device {
  return /android|iphone|ipad|ipod/i.test(agent) || (/mac/i.test(agent) && touchPoints > 1) ? 'phone' : 'desk'
}

function mark(choose: typeof deviceOf) {
  document.documentElement.dataset['device'] = choose(navigator.userAgent, navigator.maxTouchPoints)
}

/** Copies the link before the button, and says how it went; a refusal selects it instead. */
function copying() {
  addEventListener('click', async ({ target }) => {
    const { copy, done, fail } = (target as HTMLElement).dataset
    if (!copy) return
    const link = document.getElementById(copy) as HTMLAnchorElement
    const say = (text = '') => {
      document.getElementById(`${copy}-tip`)!.textContent = text
    }
    try {
      await navigator.clipboard.writeText(link.href)
      say(done)
    } catch {
      getSelection()?.selectAllChildren(link)
      say(fail)
    }
  })
}

export const firstMove = `(${mark})(${deviceOf});(${copying})()`.replace(/\s+/g, ' ')
