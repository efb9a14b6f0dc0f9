import { readSettings, type Settings } from '#config/settings.ts'

/** Who takes an application, and how the first step says so; an empty `base`: nobody but a mailbox. */
export function desk({ ORIGIN, SUBMIT_ENDPOINT }: Settings = readSettings()) {
  const base = SUBMIT_ENDPOINT || (ORIGIN === 'own' ? '/api/submissions' : '')
  return {
    base,
    endpoint: SUBMIT_ENDPOINT || undefined,
    firstStep: base ? ('recruit:process.cv.text' as const) : ('recruit:process.cv.letter' as const),
  }
}
