import { readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSettings } from '#config/settings.ts'
import { headersFor } from '#host/headers.ts'
import { visitorVary } from '#host/match.ts'
import { filesOf } from '#host/paths.ts'
import { writeHostRules } from '#host/write.ts'
import { codes } from '#i18n/languages.ts'
import { engines } from './engines/all.ts'
import { folderOfItsOwn } from './engines/process.ts'
import type { Engine, HostName, Site } from './engines/types.ts'
import { makeFixture } from './fixture.ts'
import { randomTests } from './random.ts'
import { type Difference, type Expected, type Row, rowName } from './row.ts'
import { statusTests } from './statuses.ts'
import { missingRows } from './table-missing.ts'
import { pageRows } from './table-pages.ts'
import { ruleRows } from './table-rules.ts'
import { visitorRows } from './table-visitor.ts'
import { wantedOf } from './wanted.ts'

/** HOST_DIST=dist runs the same table over the real site. */
const real = process.env['HOST_DIST']
const dist = real ? resolve(real) : makeFixture()
const host = folderOfItsOwn('rules')
const settings = readSettings({ ORIGIN: 'none' })
const rules = writeHostRules({ dist, out: host, settings })
const site: Site = { dist, host, origin: rules, settings }

afterAll(() => {
  rmSync(host, { recursive: true, force: true })
  if (!real) rmSync(dist, { recursive: true, force: true })
})

const wanted = wantedOf(filesOf(dist))
const rows: Row[] = [...pageRows(wanted, codes), ...ruleRows(codes), ...visitorRows(), ...missingRows()]

test(`the table has at least 150 requests (${rows.length})`, () => {
  expect(new Set(rows.map(row => JSON.stringify({ ...row, expect: 0, on: 0 }))).size).toBeGreaterThan(150)
})

for (const kind of engines)
  describe(kind.name, () => {
    const missing = kind.missing()
    if (missing) {
      console.log(`${kind.name}: not run: ${missing}`)
      test.skipIf(!process.env['CI'])(`not run: ${missing}`, () => expect.fail(missing))
      return
    }
    let engine: Engine
    beforeAll(async () => {
      engine = await kind.start(site)
    }, 60_000)
    afterAll(() => engine?.stop())
    console.log(differences(kind.name))
    for (const row of rows)
      test(rowName(row), async () => {
        const { path, query = '', cookie, accept } = row
        judge(row, kind.name, await engine.ask({ path, query, cookie, accept }))
      })
    if (['origin', 'nginx', 'caddy', 'apache', 'cloudflare'].includes(kind.name))
      statusTests(kind.name, site, () => engine.port!, wanted.script)
    if (['origin', 'nginx', 'caddy', 'apache'].includes(kind.name)) randomTests(site, () => engine)
  })

function judge(row: Row, name: HostName, answer: Awaited<ReturnType<Engine['ask']>>): void {
  const difference = row.on?.[name]
  const expected: Expected = { ...row.expect, ...difference }
  const got = { status: answer.status, to: answer.location }
  expect(got).toEqual({ status: expected.status, to: expected.to })
  if (difference?.bare) return
  if (expected.page && answer.body)
    expect(answer.body.equals(readFileSync(join(dist, expected.page))), `body is ${expected.page}`).toBe(true)
  checkHeaders(row, name, expected, difference, answer.headers)
}

function checkHeaders(
  row: Row,
  name: HostName,
  expected: Expected,
  difference: Difference | undefined,
  headers: Record<string, string | undefined>,
): void {
  const own = headersFor(row.path, rules.csp, {
    status: expected.status,
    noStore: Boolean(expected.vary) && expected.status === 302,
  })
  for (const [header, value] of Object.entries(own)) {
    const got = headers[header.toLowerCase()]
    if (difference?.except?.includes(header))
      expect(got, `${header} differs as the table says`).not.toBe(value)
    else if (name === 'netlify' && header === 'Cache-Control') expect([value, undefined]).toContain(got)
    else expect(got, header).toBe(value)
  }
  if (expected.vary) for (const one of visitorVary.split(', ')) expect(headers['vary'] ?? '').toContain(one)
}

/** Said aloud for each host: in what it differs, and how often. */
function differences(name: HostName): string {
  const whys = rows.flatMap(row => row.on?.[name]?.why ?? [])
  const counted = [...new Set(whys)].map(why => `  ${whys.filter(one => one === why).length} x ${why}`)
  return [`${name}: ${rows.length} requests, ${whys.length} answered in its own way`, ...counted].join('\n')
}
