import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { findByIdScript } from '#features/dapp-store/detail-by-id.ts'
import { riskScript } from '#features/dapp-store/risk.ts'
import { choosePlatform } from '#features/download/choose-platform.ts'

/** The scripts are printed into pages as text: they must stand alone. */
const platform = (search: string, userAgent: string) => {
  const dataset: Record<string, string> = {}
  runInNewContext(choosePlatform, {
    location: { search },
    navigator: { userAgent },
    document: { documentElement: { dataset } },
    addEventListener: () => {},
    URLSearchParams,
  })
  return dataset['platform']
}

it('the phone of the address wins, then the device; a computer sees both', () => {
  expect(platform('?ios=1', 'Android')).toBe('ios')
  expect(platform('?android=1', 'iPhone')).toBe('android')
  expect(platform('', 'Mozilla (Linux; Android 15)')).toBe('android')
  expect(platform('?ios=0', 'Mozilla (iPhone; CPU)')).toBe('ios')
  expect(platform('', 'Mozilla (X11; Linux)')).toBeUndefined()
})

const go = async (search: string, answer: unknown) => {
  let to = ''
  let waits = false
  const said: string[] = []
  runInNewContext(findByIdScript, {
    location: { pathname: '/th/dappstore/detail/', search, replace: (url: string) => (to = url) },
    document: {
      querySelector: () => ({ setAttribute: () => (waits = true), removeAttribute: () => (waits = false) }),
    },
    setTimeout: () => {},
    fetch: async (file: string) => {
      if (file !== '/data/th/dapps.json') throw new Error(file)
      return { json: async () => answer }
    },
    console: { warn: (line: string) => said.push(line) },
    URLSearchParams,
  })
  await new Promise(done => setTimeout(done, 5))
  return { to, said: said.length, waits }
}

it('an old address leads to the page of its dapp; an unknown id or a broken file stays', async () => {
  const names = { of: 'x', dapps: [['17', 'Tide', 'tide-swap']] }
  const found = { to: '/th/dappstore/tide-swap/', said: 0, waits: true }
  expect(await go('?id=17', names)).toEqual(found)
  expect(await go('?id=tide-swap', names)).toEqual(found)
  expect(await go('?id=18', names)).toEqual({ to: '', said: 0, waits: false })
  expect(await go('', names)).toEqual({ to: '', said: 0, waits: false })
  expect(await go('?id=17', 'broken')).toEqual({ to: '', said: 1, waits: false })
})

it('the risk script does nothing on a page without the statement', () => {
  expect(() => runInNewContext(riskScript, { document: { getElementById: () => null } })).not.toThrow()
})
