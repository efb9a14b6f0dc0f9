import { describe, expect, it } from 'vitest'
import { readSettings } from '#config/settings.ts'
import { thirdParties } from '#config/third-parties.ts'
import { cspHeader } from '#host/csp.ts'

const none = { script: [], style: [], seen: {} }
const csp = (env: Record<string, string> = {}) => cspHeader(none, readSettings(env))
const hosts = (line: string) => [...new Set(line.match(/https?:\/\/[^\s;]+/g))].sort()

describe('third parties', () => {
  it('are off by default: no script, no host in the CSP', () => {
    expect(thirdParties(readSettings({}))).toEqual([])
    expect(hosts(csp())).toEqual([])
  })

  it.each([
    [
      'ANALYTICS_ID',
      'G-ABC123',
      'https://www.googletagmanager.com/gtag/js?id=G-ABC123',
      [
        'https://*.analytics.google.com',
        'https://*.google-analytics.com',
        'https://www.googletagmanager.com',
      ],
    ],
    ['SEARCH_ANALYTICS_ID', 'abc123', 'https://hm.baidu.com/hm.js?abc123', ['https://hm.baidu.com']],
    [
      'LINK_PUSH',
      '1',
      'https://zz.bdstatic.com/linksubmit/push.js',
      ['https://sp0.baidu.com', 'https://zz.bdstatic.com'],
    ],
  ])('%s opens its own script and hosts, and nothing else', (name, value, src, opened) => {
    expect(thirdParties(readSettings({ [name]: value })).map(party => party.src)).toEqual([src])
    expect(hosts(csp({ [name]: value }))).toEqual(opened)
  })

  it('a stylesheet of a CDN opens style-src alone', () => {
    const line = csp({ CDN_STYLESHEET: 'https://cdn.example/x.css' })
    expect(line).toContain("style-src 'self' https://cdn.example;")
    expect(hosts(line)).toEqual(['https://cdn.example'])
  })

  it('an id that is more than an id is refused with its name', () => {
    expect(() => thirdParties(readSettings({ ANALYTICS_ID: 'x"><script>' }))).toThrow(
      /ANALYTICS_ID.*is no id/,
    )
  })
})
