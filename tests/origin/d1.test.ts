import { startD1 } from './engines.ts'
import { originSuite } from './suite.ts'

originSuite('Workers with D1', startD1)
