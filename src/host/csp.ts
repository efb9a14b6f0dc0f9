import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listOf, type Settings } from '#config/settings.ts'
import { thirdParties } from '#config/third-parties.ts'
import { trustedPolicy } from '#config/trusted.ts'

export const maxCsp = 1_950

interface Hashes {
  script: string[]
  style: string[]
  /** one page that holds it, for messages */
  seen: Record<string, string>
}

/** Hash of every inline script and style over all HTML of a directory, each once, sorted. */
export function hashesOf(dist: string): Hashes {
  const found = { script: new Map<string, string>(), style: new Map<string, string>() }
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(name =>
    name.endsWith('.html'),
  )
  for (const name of names.sort())
    for (const { kind, text } of inlineOf(readFileSync(join(dist, name), 'utf8')))
      if (!found[kind].has(text)) found[kind].set(text, name)
  const seen: Record<string, string> = {}
  const hashed = (kind: Kind) =>
    [...found[kind]]
      .map(([text, name]) => {
        const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
        seen[hash] = name
        return hash
      })
      .sort()
  return { script: hashed('script'), style: hashed('style'), seen }
}

type Kind = 'script' | 'style'

const attributes = `((?:[^>"']|"[^"]*"|'[^']*')*)`
/** Other tags are read over as a whole: a `<script>` in an attribute of theirs is text, and gets no hash. */
const element = new RegExp(
  `<!--[\\s\\S]*?-->|<(script|style)(?=[\\s>/])${attributes}>([\\s\\S]*?)</\\1\\s*>|</?[a-z]${attributes}>`,
  'gi',
)
/** Data such as JSON-LD isn't run, so it needs no hash. */
const data =
  /\stype\s*=\s*["']?(?!module\b|text\/javascript\b|application\/javascript\b|importmap\b|speculationrules\b)[\w/+.-]+/i

export function inlineOf(html: string): { kind: Kind; text: string }[] {
  return [...html.matchAll(element)].flatMap(([, tag, attrs = '', text = '']) => {
    if (!tag || !text) return []
    const kind = tag.toLowerCase() as Kind
    if (kind === 'script' && (/\ssrc\s*=/i.test(attrs) || data.test(attrs))) return []
    return [{ kind, text: text.replace(/\r\n?/g, '\n') }]
  })
}

/** The header's value: one line, the same for every answer. */
export function cspHeader({ script, style, seen }: Hashes, settings: Settings): string {
  const others = thirdParties(settings)
  const origins = (...addresses: string[]) =>
    addresses.filter(Boolean).map(address => new URL(address).origin)
  const posts = origins(settings.SUBMIT_ENDPOINT, settings.SUBSCRIBE_ENDPOINT)
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...script, ...others.flatMap(one => one.script)],
    'style-src': ["'self'", ...style, ...origins(settings.CDN_STYLESHEET)],
    'img-src': [
      "'self'",
      'blob:',
      ...listOf(settings.IMAGE_HOSTS).map(imageSource),
      ...others.flatMap(one => one.img),
    ],
    'connect-src': [
      "'self'",
      ...origins(settings.CONTENT_HOST, settings.API_HOST),
      ...posts,
      ...others.flatMap(one => one.connect),
    ],
    'form-action': ["'self'", ...posts],
    'font-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Third-party scripts write script addresses themselves, which Trusted Types would forbid.
    ...(others.length === 0 && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': [trustedPolicy],
    }),
  }
  const line = Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values)].join(' '))
    .join('; ')
  if (line.length < maxCsp) return line
  const pages = [...new Set(Object.values(seen))].slice(0, 5).join(', ')
  throw new Error(
    `The CSP has ${line.length} characters, hosts cut it at ${maxCsp}: ${script.length} inline scripts and ${style.length} inline styles (first seen in ${pages}); move the ones that differ from page to page into files`,
  )
}

/** `cdn.example.org` means https; a scheme may be given. */
function imageSource(host: string): string {
  const address = /^https?:\/\//.test(host) ? host : `https://${host}`
  if (!/^https?:\/\/(?:\*\.)?[a-z0-9.-]+(?::\d+)?$/i.test(address))
    throw new Error(`IMAGE_HOSTS: "${host}" is not a host; write cdn.example.org, comma-separated`)
  return address
}
