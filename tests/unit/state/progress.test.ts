import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  addProgress,
  failProgress,
  finishProgress,
  progress,
  resetProgress,
  startProgress,
} from '#state/progress.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  resetProgress()
  vi.useRealTimers()
})

test('a load within the throttle shows nothing', () => {
  startProgress()
  vi.advanceTimersByTime(199)
  finishProgress()
  vi.advanceTimersByTime(1000)
  expect(progress.get().phase).toBe('hidden')
})

test('it starts after 200 ms, grows over about 5 s and never claims the end', () => {
  startProgress()
  vi.advanceTimersByTime(200)
  expect(progress.get()).toEqual({ phase: 'loading', percent: 0 })
  vi.advanceTimersByTime(2500)
  expect(progress.get().percent).toBeGreaterThan(40)
  expect(progress.get().percent).toBeLessThan(60)
  vi.advanceTimersByTime(60_000)
  expect(progress.get().percent).toBeLessThan(100)
})

test.each([
  [30, 30],
  [45, 45],
])('a data step adds %i', (step, percent) => {
  startProgress()
  vi.advanceTimersByTime(200)
  addProgress(step)
  expect(progress.get().percent).toBe(percent)
})

test.each([
  ['done', finishProgress],
  ['failed', failProgress],
] as const)('%s is full and hides 500 ms later', (phase, end) => {
  startProgress()
  vi.advanceTimersByTime(300)
  end()
  expect(progress.get()).toEqual({ phase, percent: 100 })
  vi.advanceTimersByTime(499)
  expect(progress.get().phase).toBe(phase)
  vi.advanceTimersByTime(1)
  expect(progress.get().phase).toBe('hidden')
})

test('a new start forgets the old one', () => {
  startProgress()
  vi.advanceTimersByTime(1000)
  finishProgress()
  startProgress()
  vi.advanceTimersByTime(600)
  expect(progress.get().phase).toBe('loading')
})
