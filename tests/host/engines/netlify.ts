import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { filesOf, pageAt } from '#host/paths.ts'
import { headersFileFor } from './headers-file.ts'
import type { EngineKind } from './types.ts'

interface Match {
  from: string
  to: string
  status: number
  force: boolean
}
interface Matcher {
  match(request: object): Match | null
}
const require = createRequire(import.meta.url)

/**
 * Netlify's own redirector decides the rule; around it stands what Netlify's command line does: an existing
 * file wins unless the rule is forced, the visitor's query goes along unless the target has one, the language
 * is the first two letters of the header. Headers are read from `_headers`.
 */
export const netlify: EngineKind = {
  name: 'netlify',
  missing() {
    try {
      require.resolve('netlify-redirector')
      return undefined
    } catch {
      return 'netlify-redirector is not installed (npm ci)'
    }
  },
  async start({ dist, host }) {
    const read = (name: string) => readFileSync(join(host, 'netlify', name), 'utf8')
    const redirector = require('netlify-redirector')
    const matcher: Matcher = await redirector.parsePlain(read('_redirects'), { jwtSecret: '', jwtRole: '' })
    const headersFile = read('_headers')
    const files = filesOf(dist)
    const body = (file: string) => readFileSync(join(dist, file))
    return {
      async ask({ path, query, cookie = '', accept }) {
        const cookies = Object.fromEntries(cookie.split(/;\s*/).map(pair => pair.split('=')))
        const heard: Record<string, string> = { 'x-language': accept?.split(',')[0]?.slice(0, 2) ?? 'en' }
        const rule = matcher.match({
          scheme: 'https',
          host: 'tidepool.example',
          path,
          query,
          headers: heard,
          cookieValues: cookies,
          getHeader: (name: string) => heard[name.toLowerCase()] ?? '',
          getCookie: (name: string) => cookies[name] ?? '',
        })
        const headers = headersFileFor(headersFile, path)
        const file = pageAt(path, files)
        if (file && !rule?.force) {
          if (file !== `${path}/index.html`) return { status: 200, headers, body: body(file) }
          return { status: 301, location: `${path}/${query && `?${query}`}`, headers }
        }
        if (!rule) return { status: 404, headers, body: body('/404.html') }
        if (rule.status === 200 || rule.status === 404)
          return { status: rule.status, headers, body: body(rule.to) }
        const location = query && !rule.to.includes('?') ? `${rule.to}?${query}` : rule.to
        return { status: rule.status, location, headers }
      },
      async stop() {},
    }
  },
}
