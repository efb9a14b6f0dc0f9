import { existsSync } from 'node:fs'
import { readSettings } from '#config/settings.ts'
import { faultReport, lint } from '#host/lint.ts'
import { loadRules } from '#host/redirects.ts'
import { writeHostRules } from '#host/write.ts'
import { emitCloudflareOrigin } from './origin/cloudflare/emit.ts'

/**
 * Compiles redirects.json and the headers for every host: node scripts/rules.ts [dist] [host].
 * With --check it only lints: needs no dist, and looks at targets when there is one.
 */
const args = process.argv.slice(2)
const [dist = 'dist', out = 'host'] = args.filter(arg => !arg.startsWith('--'))
const settings = readSettings()

try {
  if (args.includes('--check')) checkOnly()
  else if (existsSync(dist)) compile()
  else throw new Error(`${dist}/ is not there; run npm run build first, or add --check to lint only`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function checkOnly(): void {
  const rules = loadRules(settings)
  const faults = lint(rules, { settings })
  if (faults.length > 0) throw new Error(faultReport(faults))
  console.log(`redirects: ${rules.length} rules, no faults`)
}

function compile(): void {
  const { rules, csp, hosts } = writeHostRules({ dist, out, settings })
  if (settings.ORIGIN === 'own') emitCloudflareOrigin({ out, settings, csp })
  console.log(
    `host rules: ${rules.length} redirects and a CSP of ${csp.length} characters for ${hosts.join(', ')} in ${out}/`,
  )
}
