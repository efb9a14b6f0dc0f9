import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { maxCsp } from '#host/csp.ts'
import { cspName, headersFor } from '#host/headers.ts'
import { none } from './none.ts'
import { site } from './site/read.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('the header and what it must allow', async () => {
  const { pages, rules } = await site()
  const sources = new Map(rules.csp.split('; ').map(one => [one.split(' ')[0]!, one.split(' ').slice(1)]))

  it('is one line that no host cuts', () => {
    expect(`${cspName}: ${rules.csp}`.length).toBeLessThan(maxCsp)
    expect(rules.csp).not.toMatch(/unsafe-|data:|\n/)
    expect(sources.get('default-src')).toEqual(["'none'"])
    expect(sources.get('require-trusted-types-for')).toEqual(["'script'"])
    expect(headersFor('/en/', rules.csp)[cspName]).toBe(rules.csp)
  })

  it('allows each inline script and style, and nothing that is gone', () => {
    const used = { script: new Map<string, string>(), style: new Map<string, string>() }
    for (const page of pages)
      for (const { kind, text } of page.inline)
        if (!used[kind].has(hash(text))) used[kind].set(hash(text), page.address)
    const faults: string[] = []
    for (const kind of ['script', 'style'] as const) {
      const allowed = new Set(sources.get(`${kind}-src`))
      for (const [one, address] of used[kind])
        if (!allowed.has(one)) faults.push(`${address}: an inline ${kind} that the header does not allow`)
      for (const one of allowed)
        if (one.startsWith("'sha256") && !used[kind].has(one))
          faults.push(`${kind}-src ${one} is used by no page`)
    }
    none(faults, 'move it into a file, or build again so that the header is computed anew')
  })

  it('needs no inline handler and no style attribute', () => {
    const faults = pages.flatMap(page => page.forbidden.map(one => `${page.address}: ${one}`))
    none(faults, 'use a class of a fixed set, and addEventListener')
  })
})
