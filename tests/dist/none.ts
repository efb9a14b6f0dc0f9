import { expect } from 'vitest'

const shown = 25

/** Fails with the first faults and how many there are, since a fault of the shell is a fault of every page. */
export function none(faults: readonly string[], cure: string) {
  const list = faults.slice(0, shown).join('\n')
  const more = faults.length > shown ? `\n… and ${faults.length - shown} more` : ''
  expect(faults.length, `${faults.length} faults; ${cure}\n${list}${more}\n`).toBe(0)
}
