import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isLang, type Lang } from '#i18n/languages.ts'

const read = (raw: string) => (isLang(raw) ? raw : undefined)
const fresh = async () => {
  vi.resetModules()
  const { persistent } = await import('#state/persistent.ts')
  return persistent<Lang | ''>('lang', '', read, value => value)
}

const working = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
const broken = () => {
  const fail = () => {
    throw new DOMException('no', 'QuotaExceededError')
  }
  return { getItem: fail, setItem: fail, removeItem: fail }
}

beforeEach(() => {
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('addEventListener', () => {})
})
afterEach(() => vi.unstubAllGlobals())

describe('a stored value', () => {
  test('comes back', async () => {
    vi.stubGlobal('localStorage', working())
    const store = await fresh()
    store.set('th')
    expect((await fresh()).get()).toBe('th')
  })

  test.each(['xx', 'constructor', '__proto__', '{"', ''])('that is garbage (%j) is ignored', async raw => {
    vi.stubGlobal('localStorage', { ...working(), getItem: () => raw })
    expect((await fresh()).get()).toBe('')
  })

  test('of any kind never throws and is never believed unread', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async raw => {
        vi.stubGlobal('localStorage', { ...working(), getItem: () => raw })
        const value = (await fresh()).get()
        expect(value === '' || isLang(value)).toBe(true)
      }),
      { numRuns: 50 },
    )
  })
})

test('storage that throws or is full becomes memory', async () => {
  vi.stubGlobal('localStorage', broken())
  const store = await fresh()
  store.set('ru')
  expect(store.get()).toBe('ru')
})

test('storage that is not there at all becomes memory', async () => {
  vi.stubGlobal('localStorage', undefined)
  const store = await fresh()
  store.set('hi')
  expect(store.get()).toBe('hi')
})
