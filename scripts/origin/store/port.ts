/** What the origin asks of a database: SQL that SQLite and D1 both understand, a batch that is all or nothing. */
export type Value = string | number | null | Uint8Array

export interface Statement {
  sql: string
  values: Value[]
}

export interface Result {
  rows: Row[]
  /** rows written */
  changes: number
}

export type Row = Record<string, unknown>

export interface Database {
  /** `T` names the columns that the statement asks for; their types are the schema's. */
  read<T = Row>(sql: string, ...values: Value[]): Promise<T[]>
  batch(statements: Statement[]): Promise<Result[]>
  /** after what is being written */
  close(): Promise<void>
}

export const sql = (text: string, ...values: Value[]): Statement => ({ sql: text, values })

/** The store can't take it now: locked, full, out of reach. Answered by 503. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super(`the store is unavailable: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

/** A row that must be the only one, or must have a parent, was refused; nothing of the batch stays. */
export class Refused extends Error {}

/** A blob, as SQLite (bytes) or D1 (numbers) gives it back. */
export const asBytes = (value: unknown): Uint8Array =>
  value instanceof Uint8Array ? value : new Uint8Array(value as ArrayLike<number>)
