const longest = 2_000

/** Characters that never belong in an address: control, space, bidi and invisible ones, backslash. */
const unfit = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s\\]/u

/**
 * The one gate for everything that becomes a link. Gives the address with its host in ASCII, or nothing:
 * length first; parsed; http or https; no credentials, no control or bidi characters.
 */
export function safeUrl(value: unknown, max: number = longest): string | undefined {
  if (typeof value !== 'string' || value.length > max) return undefined
  const text = value.trim()
  if (!/^https?:\/\/[^/]/i.test(text) || unfit.test(text)) return undefined
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined
  if (url.username || url.password || text.split(/[/?#]/)[2]?.includes('@')) return undefined
  return url.href.length <= max ? url.href : undefined
}

/** The host as it really is, `xn--` and all. */
export const asciiHost = (href: string): string => new URL(href).hostname

/** A picture: a safe address, or a plain path on our own origin. */
export function safeImage(value: unknown): string | undefined {
  if (typeof value === 'string' && /^\/(?!\/)[A-Za-z0-9/_.-]{1,300}$/.test(value) && !value.includes('..'))
    return value
  return safeUrl(value)
}
