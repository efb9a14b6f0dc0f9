import { CallError } from '../call-error.ts'

const atOnce = 4
const timeoutsToGiveUp = 2

export type Gate = <T>(base: string, task: (signal: AbortSignal) => Promise<T>) => Promise<T>

/** Four calls at once, five minutes in all; a host that has timed out twice is not asked again. */
export function createGate(allMs = 5 * 60_000): Gate {
  const signal = AbortSignal.timeout(allMs)
  const timeouts = new Map<string, number>()
  const waiting: (() => void)[] = []
  let busy = 0

  const enter = () => (busy < atOnce ? void busy++ : new Promise<void>(resolve => void waiting.push(resolve)))
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else busy--
  }

  return async (base, task) => {
    await enter()
    try {
      if (signal.aborted) throw new CallError('skipped', `${base}: the time for fetching is over`)
      if ((timeouts.get(base) ?? 0) >= timeoutsToGiveUp)
        throw new CallError('skipped', `${base}: not asked again after its second time-out`)
      return await task(signal)
    } catch (error) {
      if (error instanceof CallError && error.fault === 'timeout')
        timeouts.set(base, (timeouts.get(base) ?? 0) + 1)
      throw error
    } finally {
      leave()
    }
  }
}
