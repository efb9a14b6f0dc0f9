import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cachedChains, cacheKey, type Keep, loadChains } from '#sources/blockchain-list.ts'
import { type Misdeed, patienceMs } from '../../fixtures/misdeeds.ts'
import { answersOf, world } from '../../fixtures/stub-data.ts'
import { type Stub, startStub } from '../../fixtures/stub-host.ts'

let stub: Stub
let stored: Map<string, string>
let lines: string[]
const keep: Keep = { get: key => stored.get(key), set: (key, value) => void stored.set(key, value) }
const load = (how?: Misdeed) =>
  loadChains({
    host: { base: stub.base, timeoutMs: patienceMs(how), log: line => lines.push(line) },
    lang: 'zh',
    keep,
  })
const titles = (list: { title: string }[]) => list.map(({ title }) => title)

beforeAll(async () => {
  stub = await startStub(answersOf(world(1)))
})
afterAll(() => stub.close())
beforeEach(() => {
  stub.misbehave()
  stub.calls.length = 0
  stored = new Map()
  lines = []
})

describe('the block chain list', () => {
  it('is asked for in the visitor’s language, cleared of closed networks, and kept', async () => {
    expect(titles(await load())).toEqual(['Ethereum', 'BNB Smart Chain'])
    expect(stub.calls[0]?.query.toString()).toBe('lang=zh-Hans&version=10.0.0&os=web')
    expect(JSON.parse(stored.get(cacheKey)!)[0]).toEqual({
      hid: '1',
      title: 'Ethereum',
      ns: 'ethereum',
      chain_id: '1',
    })
  })

  const bad: Misdeed[] = [
    'hang',
    'reset',
    'status-500',
    'html',
    'broken-json',
    'result-1',
    'null-data',
    'empty',
  ]
  it.each(bad)('on %s: the kept one', async how => {
    await load()
    stub.misbehave(how)
    expect(titles(await load(how))).toEqual(['Ethereum', 'BNB Smart Chain'])
    expect(lines.length).toBeLessThanOrEqual(1)
  })

  it('on failure with nothing kept: empty', async () => {
    stub.misbehave('status-500')
    expect(await load()).toEqual([])
    expect(lines).toHaveLength(1)
  })
})

describe('what is kept', () => {
  it.each([
    'garbage',
    '{}',
    'null',
    '[null,7,{"hid":1}]',
    '[{"hid":"__proto__","title":"x","ns":"e"}]',
    `[${'"x",'.repeat(200_000)}1]`,
  ])('as %.40s is an empty list', value => {
    stored.set(cacheKey, value)
    expect(cachedChains(keep)).toEqual([])
  })

  it('may be anything and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), value => {
        stored.set(cacheKey, value)
        expect(Array.isArray(cachedChains(keep))).toBe(true)
      }),
    )
  })
})
