/**
 * Which way in fits this device. Printed into the page as text, before the buttons paint, so each function stands
 * alone. Without it CSS decides by pointer and width.
 */
type Device = 'phone' | 'desk'

/** The specification finds phones by their user agent; an iPad says it is a Mac, but Macs take no touch. */
export function deviceOf(agent: string, touchPoints: number): Device {
  return /android|iphone|ipad|ipod/i.test(agent) || (/mac/i.test(agent) && touchPoints > 1) ? 'phone' : 'desk'
}

function mark(choose: typeof deviceOf) {
  document.documentElement.dataset['device'] = choose(navigator.userAgent, navigator.maxTouchPoints)
}

export const firstMove = `(${mark})(${deviceOf})`
