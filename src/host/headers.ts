/** The same on every status and every kind of file. The CSP joins them. */
export const securityHeaders = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const

export const cspName = 'Content-Security-Policy'
export const corpName = 'Cross-Origin-Resource-Policy'

export const cache = {
  page: 'no-cache',
  hashed: 'public, max-age=31536000, immutable',
  picture: 'public, max-age=86400',
  never: 'no-store',
} as const

/**
 * Kinds of path that differ from a page, each once and written so that all hosts can say it: a folder at the
 * root, or endings of a file name. The first that fits wins.
 */
export const pathKinds = [
  { folder: '/_astro/', cache: cache.hashed },
  { folder: '/fonts/', cache: cache.hashed },
  { ends: ['svg', 'png', 'jpg', 'webp', 'avif', 'ico'], cache: cache.picture },
] as const

/** What other sites may embed: sharing images, brand files, feeds. */
export const sharedKinds = [
  { folder: '/share/' },
  { folder: '/brand/' },
  { ends: ['/atom.xml', '/feed.json'] },
] as const

interface Told {
  status?: number
  vary?: string | undefined
  noStore?: boolean | undefined
}

/** All headers of an answer but those of its body (type, length, encoding, validators). */
export function headersFor(
  path: string,
  csp: string,
  { status = 200, vary, noStore }: Told = {},
): Record<string, string> {
  return {
    [cspName]: csp,
    ...securityHeaders,
    [corpName]: sharedKinds.some(kind => fits(kind, path)) ? 'cross-origin' : 'same-origin',
    'Cache-Control': noStore ? cache.never : cacheOf(path, status),
    ...(vary && { Vary: vary }),
  }
}

/** Only what was really found may be kept. */
const cacheOf = (path: string, status: number): string =>
  (status === 200 || status === 206 || status === 304
    ? pathKinds.find(kind => fits(kind, path))?.cache
    : undefined) ?? cache.page

type Kind = { folder: string } | { ends: readonly string[] }

const fits = (kind: Kind, path: string): boolean => new RegExp(kindPattern(kind)).test(path)

/** A kind as the one regular expression that nginx, Caddy, Apache and Vercel also read. */
export const kindPattern = (kind: Kind): string =>
  'folder' in kind
    ? `^${kind.folder}`
    : `(?:${kind.ends.map(end => (end.startsWith('/') ? end : `\\.${end}`).replace(/(?<!\\)\./g, '\\.')).join('|')})$`
