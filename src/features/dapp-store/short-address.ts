import { asciiHost } from '#sources/safe-url.ts'

/** Enough of an address to tell it from its neighbours: the host, whose it is, and the last part. */
export function shortAddress(url: string): string {
  const parts = new URL(url).pathname.split('/').filter(Boolean)
  const kept = parts.length > 3 ? [...parts.slice(0, 2), '...', parts.at(-1)] : parts
  return [asciiHost(url), ...kept].join('/')
}
