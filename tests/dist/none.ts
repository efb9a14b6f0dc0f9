import { expect } from 'vitest'

const shown = 15

/**
 * Fails with the first faults and how many there are. A fault is `where: what`; since a fault of the shell is
 * on every page, the same `what` is shown once, with the first page and their number.
 */
export function none(faults: readonly string[], cure: string) {
  const groups = new Map<string, { first: string; count: number }>()
  for (const fault of faults) {
    const cut = fault.indexOf(': ')
    const what = cut < 0 ? fault : fault.slice(cut + 2)
    const group = groups.get(what)
    if (group) group.count++
    else groups.set(what, { first: fault, count: 1 })
  }
  const list = [...groups.values()].sort((a, b) => b.count - a.count)
  const lines = list
    .slice(0, shown)
    .map(({ first, count }) => (count > 1 ? `${first} (${count} pages)` : first))
  const more = list.length > shown ? [`… and ${list.length - shown} others`] : []
  expect(faults.length, `${[`${faults.length} faults; ${cure}`, ...lines, ...more].join('\n')}\n`).toBe(0)
}
