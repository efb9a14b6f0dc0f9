import { cache, corpName, pathKinds, sharedKinds } from '../headers.ts'
import { commonHeaders, fixedRules, generated, lines } from './common.ts'
import type { Emit, HostInput } from './types.ts'

/** Cloudflare's static assets read neither language nor cookie: the static pages at `/` and so on do. */
export const cloudflare: Emit = input => ({
  _redirects: redirects(input),
  _headers: headers(input),
  'worker.js': worker,
  'wrangler.json': wrangler(input),
})

/**
 * Runs only where no file and no rule fits. `_headers` knows paths, not statuses: without this a missing asset
 * would be kept for a year.
 */
const worker = lines(
  `// ${generated}`,
  'export default {',
  '  async fetch(request, env) {',
  '    const answer = await env.ASSETS.fetch(request)',
  '    if (answer.status !== 404) return answer',
  '    const missing = new Response(answer.body, answer)',
  `    missing.headers.set('Cache-Control', '${cache.page}')`,
  '    return missing',
  '  },',
  '}',
)

const redirects = ({ rules }: HostInput): string =>
  lines(
    `# ${generated}`,
    fixedRules(rules).map(({ from, to, status }) => `${from} ${to} ${status}`),
  )

/** Two rules for one header would join their values, so the later one takes it off first. */
const headers = ({ csp }: HostInput): string =>
  lines(
    `# ${generated}`,
    '/*',
    [...commonHeaders(csp), [corpName, 'same-origin'], ['Cache-Control', cache.page]].map(row),
    pathKinds.flatMap(kind => patterns(kind).flatMap(path => replaced(path, 'Cache-Control', kind.cache))),
    sharedKinds.flatMap(kind => patterns(kind).flatMap(path => replaced(path, corpName, 'cross-origin'))),
  )

const patterns = (kind: { folder: string } | { ends: readonly string[] }): string[] =>
  'folder' in kind
    ? [`${kind.folder}*`]
    : kind.ends.map(end => (end.startsWith('/') ? `/*${end}` : `/*.${end}`))

const row = ([name, value]: readonly string[]): string => `  ${name}: ${value}`
const replaced = (path: string, name: string, value: string): string[] => [
  path,
  `  ! ${name}`,
  row([name, value]),
]

const wrangler = ({ settings }: HostInput): string =>
  `${JSON.stringify(
    {
      name: new URL(settings.SITE_URL).hostname.replaceAll('.', '-'),
      main: 'worker.js',
      compatibility_date: '2026-01-01',
      assets: {
        binding: 'ASSETS',
        directory: '../../dist',
        html_handling: 'auto-trailing-slash',
        not_found_handling: '404-page',
      },
    },
    null,
    2,
  )}\n`
