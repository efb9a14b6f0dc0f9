import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Application } from '#features/recruit/check.ts'
import { clearDraft, readDraft, saveDraft } from '#features/recruit/draft.ts'

const fields: Application = {
  requirements: ['events'],
  languages: ['th'],
  name: 'Ana',
  email: '',
  others: '',
  region: '',
  url: '',
  description: 'line\nline',
}
const day = 24 * 60 * 60 * 1000
let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => {
  clearDraft()
  vi.unstubAllGlobals()
})

test('what was typed comes back, and goes when it is sent', () => {
  saveDraft(fields, 0)
  expect(readDraft(day)).toEqual(fields)
  clearDraft()
  expect(readDraft(day)).toBeUndefined()
})

test('it is kept for 30 days', () => {
  saveDraft(fields, 0)
  expect(readDraft(29 * day)).toEqual(fields)
  expect(readDraft(31 * day)).toBeUndefined()
})

test('an empty form leaves no draft behind', () => {
  saveDraft(fields, 0)
  saveDraft({ ...fields, requirements: [], languages: [], name: '', description: '' }, 0)
  expect(kept.size).toBe(0)
})

test.each(['', 'null', '{', '[]', '{"version":0}', '{"version":1,"saved":0,"fields":{"name":7}}'])(
  'garbage is no draft: %s',
  text => {
    kept.set('draft.recruiting', text)
    expect(readDraft(day)).toBeUndefined()
  },
)

test('a storage that throws is memory', () => {
  const refuse = () => {
    throw new Error('QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  saveDraft(fields, 0)
  expect(readDraft(day)).toEqual(fields)
})
