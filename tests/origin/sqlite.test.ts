import { startSqlite } from './engines.ts'
import { originSuite } from './suite.ts'

originSuite('node:sqlite', startSqlite)
