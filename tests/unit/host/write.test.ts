import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { createMatcher } from '#host/match.ts'
import { filesOf } from '#host/paths.ts'
import { writeHostRules } from '#host/write.ts'
import { codes } from '#i18n/languages.ts'
import { folderOfItsOwn } from '../../host/engines/process.ts'
import { makeFixture } from '../../host/fixture.ts'
import { settings, withEnv } from './site.ts'

const dist = makeFixture()
const out = folderOfItsOwn('rules')
afterAll(() => {
  for (const folder of [dist, out]) rmSync(folder, { recursive: true, force: true })
})

const all = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map(file => [file.slice(folder.length + 1), readFileSync(file, 'utf8')]),
  )

describe('host/', () => {
  test('holds each host’s files and what the origin needs', () => {
    const { rules, csp, hosts } = writeHostRules({ dist, out, settings })
    expect(hosts).toEqual(['netlify', 'cloudflare', 'vercel', 'nginx', 'caddy', 'apache'])
    expect(JSON.parse(all(out)['origin.json']!)).toEqual({ rules, csp })
    for (const host of hosts) expect(Object.keys(all(join(out, host))).length, host).toBeGreaterThan(0)
  })

  test('is the same bytes for the same dist, and nothing old stays', () => {
    const first = all(out)
    writeFileSync(join(out, 'nginx/old.conf'), 'left over')
    writeHostRules({ dist, out, settings })
    expect(all(out)).toEqual(first)
  })

  test('has no rule that ends elsewhere than on a page, in one hop', () => {
    const { rules } = writeHostRules({ dist, out, settings })
    const match = createMatcher({ rules, files: filesOf(dist) })
    const targets = rules.flatMap(({ to }) => codes.map(lang => to.replace('{visitor}', lang)))
    for (const target of new Set(targets)) {
      const [path = '', query = ''] = target.split('?')
      expect(match({ path, query }).status, target).toBe(200)
    }
  })

  test('has no line that Cloudflare or Netlify would cut', () => {
    for (const [name, text] of Object.entries(all(out)))
      if (/_(?:headers|redirects)$/.test(name))
        for (const line of text.split('\n'))
          expect(line.length, `${name}: ${line.slice(0, 60)}`).toBeLessThan(2_000)
  })

  test('has Cloudflare’s at most 100 header rules, and no rule that needs a language', () => {
    const files = all(join(out, 'cloudflare'))
    expect(files['_headers']!.split('\n').filter(line => line.startsWith('/')).length).toBeLessThan(100)
    expect(files['_redirects']).not.toMatch(/visitor|^\/ /m)
  })

  test('knows of the origin only where there is one', () => {
    const plain = withEnv({ ORIGIN: 'none' })
    expect(all(out)['nginx/origin.conf']).toContain('location ^~ /v1/')
    writeHostRules({ dist, out, settings: plain })
    expect(Object.keys(all(out))).not.toContain('nginx/origin.conf')
    expect(Object.values(all(out)).join('\n')).not.toContain('4321')
  })

  test('is not written when a rule is at fault', () => {
    const page = join(dist, 'help/index.html')
    mkdirSync(join(dist, 'help'))
    writeFileSync(page, '<!doctype html>')
    expect(() => writeHostRules({ dist, out, settings })).toThrow(
      /\/help -> \/static\/zh\/help\/ .*shadows the page \/help\/index\.html; remove the rule, or move the page/,
    )
    rmSync(join(dist, 'help'), { recursive: true })
  })

  test('is not written when a file has a name that hosts would hide', () => {
    const file = join(dist, 'a b.txt')
    writeFileSync(file, '')
    expect(() => writeHostRules({ dist, out, settings })).toThrow(
      /\/a b\.txt: hosts answer 404 to such a name; use letters/,
    )
    rmSync(file)
  })
})
