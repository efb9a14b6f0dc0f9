import { parseArgs } from 'node:util'
import { benchBuild } from './bench/build.ts'
import { benchBytes } from './bench/bytes.ts'
import { benchTimes } from './bench/times.ts'

/**
 * The budgets as figures. Bytes are exact and gate elsewhere; times are ratios to a floor measured in turn
 * in the same run, since machines are noisy. npm run bench [-- --bytes | --times | --build] [--all] [--runs 5]
 */
const { values } = parseArgs({
  options: {
    bytes: { type: 'boolean' },
    times: { type: 'boolean' },
    build: { type: 'boolean' },
    all: { type: 'boolean' },
    runs: { type: 'string', default: '5' },
  },
})
const every = !values.bytes && !values.times && !values.build

if (every || values.bytes) benchBytes('dist')
if (every || values.times) await benchTimes('dist', { runs: Number(values.runs), all: values.all ?? false })
if (every || values.build) benchBuild('dist')
