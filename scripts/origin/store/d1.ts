import { type Database, Refused, type Row, StoreUnavailable, type Value } from './port.ts'

/** The few calls of a D1 binding that are used here. */
export interface D1 {
  prepare(text: string): D1Statement
  batch(statements: D1Statement[]): Promise<D1Result[]>
}
interface D1Statement {
  bind(...values: unknown[]): D1Statement
  all(): Promise<D1Result>
}
interface D1Result {
  results?: Row[]
  meta: { changes?: number }
}

/** A D1 database: a batch there is one transaction. */
export const openD1 = (d1: D1): Database => ({
  read: <T>(text: string, ...values: Value[]) =>
    told(async () => {
      const statement = d1.prepare(text).bind(...values)
      return ((await statement.all()).results ?? []) as T[]
    }),
  batch: statements =>
    told(async () => {
      const results = await d1.batch(statements.map(({ sql, values }) => d1.prepare(sql).bind(...values)))
      return results.map(({ results: rows = [], meta }) => ({ rows, changes: meta.changes ?? 0 }))
    }),
  close: async () => {},
})

async function told<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    const text = String((error as Error).message)
    if (/constraint/i.test(text)) throw new Refused(text)
    if (/SQLITE_ERROR|D1_TYPE_ERROR/.test(text)) throw error
    throw new StoreUnavailable(error)
  }
}
