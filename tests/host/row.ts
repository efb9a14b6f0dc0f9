import type { HostName } from './engines/types.ts'

/** What an answer must be. `page` is the file of dist whose bytes must come. */
export interface Expected {
  status: number
  to?: string
  page?: string
  /** the answer depends on the visitor, so Vary names both headers */
  vary?: boolean
}

/** Where a host can't do the same; `why` is printed with the table. */
export interface Difference extends Partial<Expected> {
  why: string
  /** this refusal comes before any rule runs: no header of ours, no page */
  bare?: boolean
  /** headers that this host can't give here as the others do */
  except?: readonly string[]
}

export interface Row {
  path: string
  query?: string
  cookie?: string
  accept?: string
  expect: Expected
  on?: Partial<Record<HostName, Difference>>
}

export type On = NonNullable<Row['on']>

export const rowName = ({ path, query, cookie, accept }: Row): string =>
  [
    path.length > 90 ? `${path.slice(0, 40)}… (${path.length} characters)` : path,
    query && `?${query}`,
    cookie && ` [cookie ${cookie}]`,
    accept !== undefined && ` [accept ${accept.length > 40 ? `${accept.slice(0, 40)}…` : accept}]`,
  ]
    .filter(Boolean)
    .join('')
