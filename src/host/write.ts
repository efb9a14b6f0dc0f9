import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Settings } from '#config/settings.ts'
import { cspHeader, hashesOf } from './csp.ts'
import { apache } from './emit/apache.ts'
import { caddy } from './emit/caddy.ts'
import { cloudflare } from './emit/cloudflare.ts'
import { netlify } from './emit/netlify.ts'
import { nginx } from './emit/nginx.ts'
import type { Emit, HostInput } from './emit/types.ts'
import { vercel } from './emit/vercel.ts'
import { faultReport, lint } from './lint.ts'
import { filesOf, isClean } from './paths.ts'
import { loadRules, type Rule } from './redirects.ts'

const hosts: Record<string, Emit> = { netlify, cloudflare, vercel, nginx, caddy, apache }

interface Where {
  dist: string
  out: string
  settings: Settings
}

/** What the origin needs to answer as every other host does, through the same matcher and headers. */
export interface OriginRules {
  rules: readonly Rule[]
  csp: string
}

/** Lints the rules against dist and writes them for each host, and for the origin. */
export function writeHostRules({ dist, out, settings }: Where): OriginRules & { hosts: string[] } {
  const rules = loadRules(settings)
  const files = filesOf(dist)
  const hidden = [...files].filter(file => !isClean(file))
  if (hidden.length > 0) throw new Error(unreachable(dist, hidden))
  const faults = lint(rules, { settings, files })
  if (faults.length > 0) throw new Error(faultReport(faults))
  const input: HostInput = { rules, csp: cspHeader(hashesOf(dist), settings), settings }
  for (const [host, emit] of Object.entries(hosts)) {
    rmSync(join(out, host), { recursive: true, force: true })
    for (const [name, text] of Object.entries(emit(input))) write(join(out, host, name), text)
  }
  const origin: OriginRules = { rules, csp: input.csp }
  write(join(out, 'origin.json'), `${JSON.stringify(origin, null, 1)}\n`)
  return { ...origin, hosts: Object.keys(hosts) }
}

const unreachable = (dist: string, hidden: readonly string[]): string =>
  `${dist}: ${hidden.slice(0, 5).join(', ')}: hosts answer 404 to such a name; use letters, digits and . _ @ ~ + -, no leading dot, at most 200 a part`

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
