import { CallError } from '../call-error.ts'

const atOnce = 4
const mostTimeouts = 2
const mostInARow = 4

export type Gate = <T>(base: string, task: (signal: AbortSignal) => Promise<T>) => Promise<T>

interface Health {
  timeouts: number
  /** connections that failed, since the last good answer */
  inARow: number
}

/**
 * Four calls at once, five minutes in all. A host that has timed out twice, or whose network failed four
 * times in a row, is not asked again in this build.
 */
export function createGate(signal = AbortSignal.timeout(5 * 60_000)): Gate {
  const hosts = new Map<string, Health>()
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
    const health = hosts.get(base) ?? { timeouts: 0, inARow: 0 }
    hosts.set(base, health)
    try {
      refuse(base, signal, health)
      const got = await task(signal)
      health.inARow = 0
      return got
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (error.fault === 'timeout') health.timeouts++
      if (error.fault === 'network') health.inARow++
      throw error
    } finally {
      leave()
    }
  }
}

function refuse(base: string, all: AbortSignal, { timeouts, inARow }: Health): void {
  const skip = (why: string) => new CallError('skipped', `${base}: ${why}`)
  if (all.aborted) throw skip('the time for fetching is over')
  if (timeouts >= mostTimeouts) throw skip('not asked again after its second time-out')
  if (inARow >= mostInARow) throw skip(`not asked again after ${mostInARow} failed connections in a row`)
}
