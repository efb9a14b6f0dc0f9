import { listOf } from '#config/settings.ts'

export interface Gate {
  /** may this request post? */
  mayPost(request: Request): boolean
  /** the origin to allow by CORS: another site of ours */
  corsOrigin(request: Request): string | undefined
}

/**
 * Posts may come from the origin's own pages, from SITE_URL and from ALLOWED_ORIGINS. A request without Origin
 * comes from no browser form (curl, a mail provider's unsubscribe), unless Sec-Fetch-Site says otherwise.
 */
export function createGate(siteUrl: string, allowed: string): Gate {
  const others = new Set([siteUrl, ...listOf(allowed)].map(originOf))
  const isOwn = (request: Request, origin: string) =>
    URL.canParse(origin) && new URL(origin).host === new URL(request.url).host
  return {
    mayPost(request) {
      const origin = request.headers.get('origin')
      if (origin !== null) return others.has(origin) || isOwn(request, origin)
      const site = request.headers.get('sec-fetch-site')
      return site === null || site === 'same-origin' || site === 'none'
    },
    corsOrigin(request) {
      const origin = request.headers.get('origin')
      return origin && others.has(origin) && !isOwn(request, origin) ? origin : undefined
    },
  }
}

function originOf(address: string): string {
  if (!URL.canParse(address))
    throw new Error(
      `ALLOWED_ORIGINS: "${address}" is not an address; write https://other.example, comma-separated`,
    )
  return new URL(address).origin
}
