import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inlineOf } from '#host/csp.ts'
import { codes, languages } from '#i18n/languages.ts'
import { snapshotDir } from '#sources/build/paths.ts'
import type { Report } from '#sources/build/report.ts'
import { answersOf, world } from '../fixtures/stub-data.ts'
import { type Stub, startStub } from '../fixtures/stub-host.ts'

/** The whole site, built against a host that lives, dies and goes bad. */
const perLanguage = 300
let folder: string
let stub: Stub
const at = world(perLanguage, 40)

/** One item, dapp and network that attack by every field they have. */
const attack = `"'><script>alert(1)</script><img src=x onerror=alert(2)>`
const plain = at.news
at.news = api =>
  plain(api).map(row =>
    row['id'] === 'n298'
      ? {
          ...row,
          title: `Item 298 in ${api} ${attack}`,
          summary: attack,
          image_url: 'javascript:alert(3)',
          tags: [attack],
          content: `<p>Body 298 in ${api}</p>${attack}<svg onload=alert(4)><a href="javascript:alert(5)">x</a>`,
        }
      : row,
  )
at.dapps[5] = {
  ...at.dapps[5],
  title: `Dapp ${attack}`,
  slug: 'dapp-6',
  desc: attack,
  icon_url: `x" onerror=alert(6)`,
}
at.networks[1] = { ...at.networks[1], title: `BSC ${attack}`, icon_url: 'data:text/html,x' }

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'builds-'))
  stub = await startStub(answersOf(at))
})
afterAll(async () => {
  await stub.close()
  rmSync(folder, { recursive: true })
  rmSync(snapshotDir(process.cwd(), stub.base), { recursive: true, force: true })
})

interface Built {
  dist: string
  code: number | null
  out: string
  report: Report
}

function build(name: string, env: Record<string, string> = {}): Promise<Built> {
  const dist = join(folder, name)
  const child = spawn(process.execPath, ['scripts/build.ts'], {
    env: {
      ...process.env,
      CONTENT_HOST: stub.base,
      API_HOST: stub.base,
      DIST: dist,
      HOST_OUT: join(folder, `${name}-host`),
      ...env,
    },
  })
  let out = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      out += chunk
    })
  return new Promise(done =>
    child.on('close', code => {
      const report =
        code === 0 ? JSON.parse(readFileSync(join(dist, 'build-report.json'), 'utf8')) : undefined
      done({ dist, code, out, report })
    }),
  )
}

/** Every file but the report, by its bytes. */
function bytesOf(dist: string): Record<string, string> {
  const files = globSync('**/*', { cwd: dist, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(dist.length + 1))
  return Object.fromEntries(
    files
      .filter(file => file !== 'build-report.json')
      .sort()
      .map(file => [
        file,
        createHash('sha256')
          .update(readFileSync(join(dist, file)))
          .digest('hex'),
      ]),
  )
}

/** Inline scripts, handlers and script addresses that hold the attack; in a quoted attribute it is only text. */
function whatActs(html: string): string[] {
  const scripts = inlineOf(html).filter(({ text }) => text.includes('alert('))
  const tags = [...html.matchAll(/<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi)].map(([tag]) => tag)
  const handlers = tags.filter(tag => /\son\w+\s*=/i.test(tag.replace(/"[^"]*"|'[^']*'/g, '""')))
  const addresses = tags.filter(tag => /\s(?:href|src|action)\s*=\s*["']?\s*(?:javascript|data):/i.test(tag))
  return [...scripts.map(({ text }) => text), ...handlers, ...addresses]
}

const scriptHashes = (name: string) =>
  readFileSync(join(folder, `${name}-host/netlify/_headers`), 'utf8')
    .match(/'sha256-[^']+'/g)!
    .sort()

const pages = (dist: string, path: string) =>
  readdirSync(join(dist, path), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)

describe('a site of two hosts', () => {
  let good: Record<string, string>

  it('shows exactly their news and dapps, in every language', async () => {
    const built = await build('alive', { TZ: 'UTC' })
    expect(built.code, built.out).toBe(0)
    for (const lang of codes) {
      const { api } = languages[lang]
      const ids = pages(built.dist, `${lang}/news`).filter(name => /^n\d+$/.test(name))
      expect(ids).toHaveLength(perLanguage)
      for (const id of [ids[0]!, ids[150]!, ids.at(-1)!]) {
        const html = readFileSync(join(built.dist, lang, 'news', id, 'index.html'), 'utf8')
        expect(html).toContain(`Item ${id.slice(1)} in ${api}`)
        expect(html).toContain(`Body ${id.slice(1)} in ${api}`)
      }
      const list = readFileSync(join(built.dist, lang, 'news/index.html'), 'utf8')
      expect(list).toContain(`Item ${perLanguage - 1} in ${api}`)
      expect(list).not.toContain('mobile-2-8-2-beta')
      expect(pages(built.dist, `${lang}/dappstore`)).toEqual(expect.arrayContaining(['dapp-1', 'dapp-40']))
      expect(pages(built.dist, `${lang}/dappstore`)).not.toContain('uniswap')
    }
    expect(built.report.sources.every(({ state }) => state === 'fresh')).toBe(true)
    expect(built.out).toMatch(/news ko: 300 articles fetched|news ko: fresh, 300 rows/)
    const elsewhere = /<(?:script|link rel="stylesheet")[^>]*\b(?:src|href)="(?:https?:)?\/\//
    for (const page of ['index.html', 'zh/news/index.html', 'ru/dappstore/index.html'])
      expect(readFileSync(join(built.dist, page), 'utf8'), 'third parties are off').not.toMatch(elsewhere)
    for (const file of globSync('**/*.html', { cwd: built.dist })) {
      const html = readFileSync(join(built.dist, file), 'utf8')
      if (html.includes('alert(')) expect(whatActs(html), file).toEqual([])
    }
    good = bytesOf(built.dist)
    rmSync(built.dist, { recursive: true })
  })

  it('garbage: the build passes, the bytes stay in another time zone, the report names each fault', async () => {
    stub.misbehave('wrong-types')
    const built = await build('garbage', { TZ: 'Pacific/Kiritimati' })
    stub.misbehave()
    expect(built.code, built.out).toBe(0)
    expect(bytesOf(built.dist)).toEqual(good)
    for (const { state, faults } of built.report.sources) {
      expect(state).toBe('snapshot')
      expect(faults[0]).toMatch(/malformed/)
    }
    rmSync(built.dist, { recursive: true })
  })

  it('dead: the same bytes, and the report says how old', async () => {
    const { base } = stub
    await stub.close()
    const built = await build('dead', { TZ: 'America/St_Johns', CONTENT_HOST: base, API_HOST: base })
    expect(built.code, built.out).toBe(0)
    expect(bytesOf(built.dist)).toEqual(good)
    expect(built.report.sources.every(({ state, age }) => state === 'snapshot' && age !== null)).toBe(true)
    expect(built.out).toContain('STALE')
    rmSync(built.dist, { recursive: true })
  })
})

describe('RELEASE=1', () => {
  it('without a host refuses and says what to set', async () => {
    const built = await build('release', { RELEASE: '1', CONTENT_HOST: '', API_HOST: '' })
    expect(built.code).not.toBe(0)
    expect(built.out).toMatch(/CONTENT_HOST is not set; set/)
    expect(built.out).toMatch(/API_HOST is not set; set/)
  })

  it('with a host that has never answered refuses the sample by name', async () => {
    const built = await build('release-dead', {
      RELEASE: '1',
      SITE_URL: 'https://wallet.test',
      CONTENT_HOST: 'http://127.0.0.1:9',
      API_HOST: 'http://127.0.0.1:9',
    })
    expect(built.code).not.toBe(0)
    expect(built.out).toMatch(/news \(zh\) would be sample data/)
  })
})

describe('third parties', () => {
  it('are in the pages and the CSP when they are set', async () => {
    const built = await build('parties', {
      CONTENT_HOST: '',
      API_HOST: '',
      ANALYTICS_ID: 'G-TEST',
      SEARCH_ANALYTICS_ID: 'abc',
      LINK_PUSH: '1',
      CDN_STYLESHEET: 'https://cdn.example/site.css',
    })
    expect(built.code, built.out).toBe(0)
    const html = readFileSync(join(built.dist, 'th/news/index.html'), 'utf8')
    for (const src of [
      'gtag/js?id=G-TEST',
      'hm.baidu.com/hm.js?abc',
      'linksubmit/push.js',
      'cdn.example/site.css',
    ])
      expect(html.split(src)).toHaveLength(2)
    expect(html).toContain('data-id="G-TEST"')
    const rules = readFileSync(join(folder, 'parties-host/netlify/_headers'), 'utf8')
    for (const host of [
      'https://www.googletagmanager.com',
      'https://hm.baidu.com',
      'https://zz.bdstatic.com',
    ])
      expect(rules).toContain(host)
    expect(scriptHashes('alive'), 'an attack adds no script').toEqual(scriptHashes('parties'))
  })
})
