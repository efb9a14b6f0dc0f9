import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSettings } from '#config/settings.ts'
import { writeHostRules } from '#host/write.ts'
import { engines } from './engines/all.ts'
import { folderOfItsOwn } from './engines/process.ts'
import type { Engine } from './engines/types.ts'
import { makeFixture } from './fixture.ts'

/** With both hosts set, and only then, two kinds of redirect leave the site. */
const dist = makeFixture()
const host = folderOfItsOwn('rules')
const settings = readSettings({
  ORIGIN: 'none',
  ABOUT_URL: 'https://about.example/us',
  STATIC_HOST: 'https://old.example/',
})
const origin = writeHostRules({ dist, out: host, settings })
afterAll(() => {
  for (const folder of [host, dist]) rmSync(folder, { recursive: true, force: true })
})

for (const kind of engines)
  describe(kind.name, () => {
    const missing = kind.missing()
    if (missing) {
      test.skipIf(!process.env['CI'])(`not run: ${missing}`, () => expect.fail(missing))
      return
    }
    let engine: Engine
    beforeAll(async () => {
      engine = await kind.start({ dist, host, origin, settings })
    }, 60_000)
    afterAll(() => engine?.stop())

    test.each([
      ['/zh/about', '', 302, 'https://about.example/us'],
      ['/th/about/', 'a=1&b=%2F', 302, 'https://about.example/us?a=1&b=%2F'],
      ['/help', '', 301, 'https://old.example/zh/help/'],
      [
        '/en/release-notes/ios/',
        'to=//evil.example',
        301,
        'https://old.example/en/release-notes/ios/?to=//evil.example',
      ],
      ['/zh/dapp-store', 'a=1', 301, '/zh/dappstore/?a=1'],
    ])('%s?%s', async (path, query, status, to) => {
      const { status: got, location } = await engine.ask({ path, query })
      expect({ status: got, to: location }).toEqual({ status, to })
    })
  })
