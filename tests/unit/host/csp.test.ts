import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { cspHeader, hashesOf, inlineOf } from '#host/csp.ts'
import { settings, withEnv } from './site.ts'

const dist = mkdtempSync(join(tmpdir(), 'tidepool-csp-'))
afterAll(() => rmSync(dist, { recursive: true, force: true }))
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const none = { script: [], style: [], seen: {} }
const directive = (csp: string, name: string) =>
  csp
    .split('; ')
    .find(part => part.startsWith(`${name} `))
    ?.slice(name.length + 1)

describe('inline scripts and styles', () => {
  test.each([
    ['<script>a()</script>', ['a()']],
    ['<SCRIPT type="module">b()</SCRIPT >', ['b()']],
    ['<script type=module async>c()</script>', ['c()']],
    ['<script data-x="a>b">d()</script>', ['d()']],
    ['<script\n>e()\n</script>', ['e()\n']],
    ['<script>\r\nf()\r\n</script>', ['\nf()\n']],
    ['<style media="print">g{}</style>', ['g{}']],
    ['<script type="speculationrules">{}</script>', ['{}']],
    ['<script>h()</script><script>i()</script>', ['h()', 'i()']],
    ['<script src="/a.js"></script>', []],
    ['<script src=/a.js>ignored()</script>', []],
    ['<script type="application/ld+json">{"a":1}</script>', []],
    ["<script type='application/json'>{}</script>", []],
    ['<!-- <script>commented()</script> -->', []],
    ['<scripted>no</scripted><styles>no</styles>', []],
    ['<script></script>', []],
    [`<meta content="'><script>attribute()</script>"><script>j()</script>`, ['j()']],
  ])('%s', (html, texts) => {
    expect(inlineOf(html).map(({ text }) => text)).toEqual(texts)
  })

  test('a data attribute that ends in src or type does not hide a script', () => {
    expect(inlineOf('<script data-src="x">a()</script>').map(({ text }) => text)).toEqual(['a()'])
    expect(inlineOf('<script data-type="text/x">a()</script>').map(({ text }) => text)).toEqual(['a()'])
  })

  test('each once over all pages, sorted, the same in any order', () => {
    mkdirSync(join(dist, 'en/deep'), { recursive: true })
    writeFileSync(join(dist, 'index.html'), '<script>b()</script><style>s{}</style><script>a()</script>')
    writeFileSync(join(dist, 'en/index.html'), '<script>a()</script>')
    writeFileSync(join(dist, 'en/deep/index.html'), '<script>c()</script>')
    writeFileSync(join(dist, 'note.txt'), '<script>no()</script>')
    const { script, style, seen } = hashesOf(dist)
    expect(script).toEqual([hash('a()'), hash('b()'), hash('c()')].sort())
    expect(style).toEqual([hash('s{}')])
    expect(seen[hash('c()')]).toBe('en/deep/index.html')
  })
})

describe('the header', () => {
  test('says what decision 11 says, letter for letter', () => {
    expect(cspHeader({ script: [hash('a()')], style: [hash('s{}')], seen: {} }, settings)).toBe(
      [
        "default-src 'none'",
        `script-src 'self' ${hash('a()')}`,
        `style-src 'self' ${hash('s{}')}`,
        "img-src 'self' blob:",
        "connect-src 'self'",
        "form-action 'self'",
        "font-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types tidepool',
      ].join('; '),
    )
  })

  test('opens for configured hosts and endpoints, by origin, each once', () => {
    const csp = cspHeader(
      none,
      withEnv({
        CONTENT_HOST: 'https://content.example/base',
        API_HOST: 'https://content.example',
        SUBMIT_ENDPOINT: 'https://post.example/submit',
        SUBSCRIBE_ENDPOINT: 'https://mail.example/x',
        IMAGE_HOSTS: 'img.example, https://*.cdn.example',
      }),
    )
    expect(directive(csp, 'connect-src')).toBe(
      "'self' https://content.example https://post.example https://mail.example",
    )
    expect(directive(csp, 'form-action')).toBe("'self' https://post.example https://mail.example")
    expect(directive(csp, 'img-src')).toBe("'self' blob: https://img.example https://*.cdn.example")
    expect(directive(csp, 'script-src')).toBe("'self'")
  })

  test.each(['a b.example', 'img.example;script-src *', "'unsafe-inline'", '*', 'data:'])(
    'refuses the image host %s',
    host => {
      expect(() => cspHeader(none, withEnv({ IMAGE_HOSTS: host }))).toThrow(/IMAGE_HOSTS.*is not a host/)
    },
  )

  test('third parties are shut by default', () => {
    const csp = cspHeader(none, settings)
    expect(csp).not.toMatch(/https?:|unsafe|data:|\*/)
    expect(directive(csp, 'require-trusted-types-for')).toBe("'script'")
  })

  test.each([
    ['ANALYTICS_ID', 'G-1', 'script-src', "'self' https://www.googletagmanager.com"],
    ['SEARCH_ANALYTICS_ID', 'abc', 'script-src', "'self' https://hm.baidu.com"],
    ['LINK_PUSH', '1', 'script-src', "'self' https://zz.bdstatic.com"],
    ['CDN_STYLESHEET', 'https://css.example/a.css', 'style-src', "'self' https://css.example"],
  ])('%s opens what it needs', (name, value, where, expected) => {
    const csp = cspHeader(none, withEnv({ [name]: value }))
    expect(directive(csp, where)).toBe(expected)
    expect(csp).not.toMatch(/unsafe|data:/)
    const others = ['script-src', 'style-src'].filter(one => one !== where)
    for (const one of others) expect(directive(csp, one)).toBe("'self'")
  })

  test('a stylesheet leaves Trusted Types in force, a third-party script cannot', () => {
    expect(cspHeader(none, withEnv({ CDN_STYLESHEET: 'https://css.example/a.css' }))).toContain(
      'require-trusted',
    )
    expect(cspHeader(none, withEnv({ ANALYTICS_ID: 'G-1' }))).not.toContain('trusted-types')
  })

  test('a line that hosts would cut is refused, with the pages and the cure', () => {
    const script = Array.from({ length: 40 }, (_, index) => hash(String(index)))
    const seen = Object.fromEntries(script.map((one, index) => [one, `p${index}.html`]))
    expect(() => cspHeader({ script, style: [], seen }, settings)).toThrow(
      /1950: 40 inline scripts.*p0\.html.*into files/,
    )
  })
})
