/** What can go wrong with a call, in the words that logs and the build report use. */
export type Fault =
  | 'timeout'
  | 'network'
  | 'status'
  | 'type'
  | 'size'
  | 'json'
  | 'shape'
  | 'result'
  | 'aborted'
  | 'skipped'

interface Details {
  status?: number
  /** seconds the host asked us to wait */
  retryAfter?: number
  cause?: unknown
}

export class CallError extends Error {
  override readonly name = 'CallError'
  readonly fault: Fault
  readonly status: number | undefined
  readonly retryAfter: number | undefined

  constructor(fault: Fault, what: string, details: Details = {}) {
    super(what, { cause: details.cause })
    this.fault = fault
    this.status = details.status
    this.retryAfter = details.retryAfter
  }
}

/** A list answer whose result is not 0 keeps the old list and says nothing. */
export const isRefusal = (error: unknown): boolean => error instanceof CallError && error.fault === 'result'
