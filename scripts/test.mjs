import { ensureBrowser, ensureEngines } from './engines.mjs'
import { run, setUp } from './setup.mjs'

/** npm test: install what is missing, then everything. `npm test -- unit dist` runs only these stages. */
setUp()
ensureBrowser()
ensureEngines()
process.exit(run('scripts/testing/run.ts', process.argv.slice(2)))
