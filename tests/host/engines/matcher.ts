import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { headersFor } from '#host/headers.ts'
import { createMatcher } from '#host/match.ts'
import { filesOf } from '#host/paths.ts'
import type { EngineKind } from './types.ts'

/** The reference: what the origin answers. */
export const matcher: EngineKind = {
  name: 'matcher',
  missing: () => undefined,
  async start({ dist, origin }) {
    const match = createMatcher({ rules: origin.rules, files: filesOf(dist) })
    return {
      async ask({ path, query, cookie, accept }) {
        const answer = match({ path, query, cookie, acceptLanguage: accept })
        const headers = Object.entries(headersFor(path, origin.csp, answer))
        return {
          status: answer.status,
          location: answer.location,
          headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])),
          ...(answer.file && { body: readFileSync(join(dist, answer.file)) }),
        }
      },
      async stop() {},
    }
  },
}
