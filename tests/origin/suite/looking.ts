import { sql } from '../../../scripts/origin/store/port.ts'
import type { Running } from '../engines.ts'

/** An origin under test and ways to look into its store. */
export interface Looking {
  readonly origin: Running
  rows(text: string, ...values: (string | number)[]): Promise<Record<string, unknown>[]>
  count(table: string): Promise<number>
  /** what the review would have said */
  review(receipt: string, status: string, reason?: string): Promise<unknown>
}

export function lookInto(running: () => Running): Looking {
  const run = (text: string, ...values: (string | number)[]) => running().sql([sql(text, ...values)])
  const rows = async (text: string, ...values: (string | number)[]) => (await run(text, ...values))[0]!.rows
  return {
    get origin() {
      return running()
    },
    rows,
    count: async table => Number((await rows(`SELECT count(*) AS n FROM ${table}`))[0]!['n']),
    review: (receipt, status, reason = '') =>
      run('UPDATE submission SET status = ?, reason = ? WHERE receipt = ?', status, reason, receipt),
  }
}

export const paths = {
  subscribe: '/api/tokenPocket/subscribe',
  unsubscribe: '/api/tokenPocket/unsubscribe',
}
