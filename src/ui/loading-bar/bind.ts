import { type Progress, progress } from '#state/progress.ts'

/** Draws the bar without React: the element is in every page, the store moves it. */
export function bindLoadingBar(bar: HTMLElement): () => void {
  return progress.subscribe(state => draw(bar, state))
}

export function draw(bar: HTMLElement, { phase, percent }: Progress) {
  bar.dataset.phase = phase
  bar.hidden = phase === 'hidden'
  bar.setAttribute('aria-valuenow', String(Math.round(percent)))
  bar.style.setProperty('--p', `${percent}%`)
}
