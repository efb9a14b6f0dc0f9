import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { limits } from '#config/limits.ts'

const { throttleMs, durationMs, step } = limits.progress
const names = { of: 'x', dapps: [['1', 'Tide', 'tide']] }
const facets = { of: 'x', categories: [], networks: [], dapps: [['https://tide.example/', [], []]] }
const texts = { of: 'x', texts: ['Water.'] }

/** Answers each file when the test lets it. */
const files = new Map<string, PromiseWithResolvers<Response>>()
const answer = (name: string, value: unknown) => {
  const { resolve, reject } = files.get(name) ?? {}
  if (value instanceof Error) reject?.(value)
  else resolve?.(Response.json(value))
  return vi.advanceTimersByTimeAsync(0)
}

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', (path: string) => {
    const waiting = Promise.withResolvers<Response>()
    files.set(path.replace('/data/en/', ''), waiting)
    return waiting.promise
  })
})
afterEach(() => {
  files.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const begin = async () => {
  const { load, status } = await import('#features/dapp-store/island/store.ts')
  const { progress } = await import('#state/progress.ts')
  const done = load('en')
  await vi.advanceTimersByTimeAsync(throttleMs)
  return { done, status, progress, load }
}

it('each file that comes moves the bar by its step, and the last one ends it', async () => {
  const { done, status, progress } = await begin()
  expect(progress.get()).toEqual({ phase: 'loading', percent: 0 })
  await answer('dapps.json', names)
  expect(progress.get().percent).toBe(step.large)
  await answer('dapps-facets.json', facets)
  expect(progress.get().phase).toBe('done')
  expect(status.get()).toBe('ready')
  await answer('dapps-text-0.json', texts)
  await done
  await vi.advanceTimersByTimeAsync(durationMs)
  expect(progress.get()).toEqual({ phase: 'hidden', percent: 0 })
})

it('a file that does not come shows as failed, and may be asked for again', async () => {
  const { done, status, progress, load } = await begin()
  await answer('dapps.json', new Error('refused'))
  await done
  expect([progress.get().phase, status.get()]).toEqual(['failed', 'failed'])
  void load('en')
  expect(status.get()).toBe('loading')
})

it('a sentence that does not come costs the sentence', async () => {
  const { done, status, progress } = await begin()
  await answer('dapps.json', names)
  await answer('dapps-facets.json', facets)
  await answer('dapps-text-0.json', new Error('refused'))
  await done
  expect([progress.get().phase, status.get()]).toEqual(['done', 'ready'])
})
