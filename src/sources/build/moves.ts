import type { Entry, Report } from './report.ts'
import { sum } from './table.ts'

/** What a refresh found, for people and for the workflow, which builds only on change. */
export function whatMoved({ sources }: Report): { lines: string[]; changed: boolean } {
  const asked = sources.filter(({ host }) => host)
  const lines = asked.flatMap(entry => {
    const told = [...moves(entry), ...refused(entry)]
    return told.length ? [`${entry.source} ${entry.lang}: ${told.join(', ')}`] : []
  })
  const moved = asked.some(({ added, changed, gone }) => added + changed + gone > 0)
  return { lines: lines.length ? lines : ['no news from the hosts'], changed: moved }
}

const moves = ({ added, changed, gone }: Entry): string[] =>
  Object.entries({ new: added, changed, gone }).flatMap(([word, count]) =>
    count ? [`${count} ${word}`] : [],
  )

function refused({ dropped, faults, state }: Entry): string[] {
  const rows = sum(dropped)
  const reasons = Object.entries(dropped).map(([reason, times]) => `${times} × ${reason}`)
  return [
    ...(rows ? [`${rows} refused (${reasons.join('; ')})`] : []),
    ...faults.map(fault => `kept ${state === 'snapshot' ? 'the last good answer' : 'the sample'}: ${fault}`),
  ]
}
