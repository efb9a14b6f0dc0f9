import { map } from 'nanostores'
import { limits } from '#config/limits.ts'

export interface Progress {
  phase: 'hidden' | 'loading' | 'done' | 'failed'
  percent: number
}

const { throttleMs, durationMs, hideMs } = limits.progress
const tickMs = 100
const ceiling = 95

export const progress = map<Progress>({ phase: 'hidden', percent: 0 })

let throttle: ReturnType<typeof setTimeout> | undefined
let growth: ReturnType<typeof setInterval> | undefined
let hiding: ReturnType<typeof setTimeout> | undefined

function stopTimers() {
  clearTimeout(throttle)
  clearInterval(growth)
  clearTimeout(hiding)
  throttle = growth = hiding = undefined
}

/** Nothing shows for a load that is done within the throttle. */
export function startProgress() {
  stopTimers()
  throttle = setTimeout(() => {
    progress.set({ phase: 'loading', percent: 0 })
    growth = setInterval(() => addProgress((tickMs / durationMs) * 100), tickMs)
  }, throttleMs)
}

/** Data steps add 30 or 45; growth never claims the end. */
export function addProgress(step: number = limits.progress.step.small) {
  const { phase, percent } = progress.get()
  if (phase === 'loading') progress.setKey('percent', Math.min(ceiling, percent + step))
}

function end(phase: 'done' | 'failed') {
  const shown = progress.get().phase !== 'hidden'
  stopTimers()
  if (phase === 'done' && !shown) return
  progress.set({ phase, percent: 100 })
  hiding = setTimeout(resetProgress, hideMs)
}

export const finishProgress = () => end('done')
export const failProgress = () => end('failed')

export function resetProgress() {
  stopTimers()
  progress.set({ phase: 'hidden', percent: 0 })
}
