import { describe, expect, it } from 'vitest'
import { deviceOf, firstMove } from '#features/home/first-move.ts'

const agents = [
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Mobile/15E148 Safari/604.1', 5, 'phone'],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/126.0 Mobile Safari/537.36', 5, 'phone'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.5 Safari/605.1.15', 5, 'phone'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.5 Safari/605.1.15', 0, 'desk'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126.0 Safari/537.36', 10, 'desk'],
  ['Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/127.0', 0, 'desk'],
] as const

describe('the first move', () => {
  it.each(agents)('%s with %i touch points: %s', (agent, touch, device) => {
    expect(deviceOf(agent, touch)).toBe(device)
  })

  it('is a script that stands alone: it runs with nothing but a page around it', () => {
    const html = { dataset: {} as Record<string, string> }
    const run = new Function('document', 'navigator', 'addEventListener', firstMove)
    run({ documentElement: html }, { userAgent: agents[1][0], maxTouchPoints: 5 }, () => {})
    expect(html.dataset['device']).toBe('phone')
  })
})
