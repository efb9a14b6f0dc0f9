import { codes, fallback } from '#i18n/languages.ts'
import { negotiationPatterns } from '#i18n/negotiate.ts'
import { cache, corpName, kindPattern, pathKinds, sharedKinds } from '../headers.ts'
import { visitorVary } from '../match.ts'
import { anyLang, cleanPath } from '../paths.ts'
import { type Rule, visitor } from '../redirects.ts'
import { commonHeaders, fixedRules, visitorRules } from './common.ts'
import type { Emit, HostInput } from './types.ts'

/** A row of Vercel's `routes`; `src` and `has.value` match the whole text. */
interface VercelRoute {
  src?: string
  handle?: 'filesystem'
  has?: { type: 'cookie' | 'header'; key: string; value: string }[]
  status?: number
  dest?: string
  headers?: Record<string, string>
  continue?: boolean
}

/**
 * Lies beside the built pages, which are sent as they are: built there again, the CSP could be another one.
 * `routes` and not `redirects`: only they can answer 404 in the language of the path.
 */
export const vercel: Emit = input => ({
  'vercel.json': `${JSON.stringify(
    {
      $schema: 'https://openapi.vercel.sh/vercel.json',
      framework: null,
      buildCommand: '',
      outputDirectory: '.',
      routes: routes(input),
    },
    null,
    2,
  )}\n`,
})

const routes = ({ rules, csp }: HostInput): VercelRoute[] => [
  headersOn('^/.*$', [...commonHeaders(csp), [corpName, 'same-origin'], ['Cache-Control', cache.page]]),
  ...pathKinds.map(kind => headersOn(whole(kindPattern(kind)), [['Cache-Control', kind.cache]])),
  ...sharedKinds.map(kind => headersOn(whole(kindPattern(kind)), [[corpName, 'cross-origin']])),
  ...missing('/(?:404|500)\\.html'),
  ...missing('(?:/.*)?', `(?!${cleanPath.slice(1)})`),
  ...slashesTogether(visitorRules(rules)).flatMap(byLanguage),
  ...slashesTogether(fixedRules(rules)).map(({ from, to, status }) => ({
    src: source(from),
    status,
    headers: { Location: to },
  })),
  { src: '^/((?:.*/)?)index\\.html$', status: 301, headers: { Location: '/$1' } },
  { src: '^/((?:[^/]+/)*[^/.]+)$', status: 301, headers: { Location: '/$1/' } },
  { handle: 'filesystem' },
  ...missing('(?:/.*)?'),
]

/** The 404 page of the path's language, never kept as the missing file would have been. */
const missing = (rest: string, only = ''): VercelRoute[] => {
  const told = { status: 404, headers: { 'Cache-Control': cache.page } }
  return [
    { src: `^${only}/(${anyLang})${rest}$`, ...told, dest: '/$1/404.html' },
    { src: `^${only}${rest}$`, ...told, dest: '/404.html' },
  ]
}

const headersOn = (src: string, headers: readonly (readonly [string, string])[]): VercelRoute => ({
  src,
  headers: Object.fromEntries(headers),
  continue: true,
})

const whole = (pattern: string): string => (pattern.startsWith('^') ? `${pattern}.*$` : `^.*${pattern}`)

/** One route takes both forms of a source. */
const slashesTogether = (rules: readonly Rule[]): Rule[] =>
  rules.filter(rule => rule.from === '/' || !rule.from.endsWith('/'))
const source = (from: string): string => (from === '/' ? '^/$' : `^${from.replaceAll('.', '\\.')}/?$`)

/** First the cookie's twelve, then the header's rule in its order, then English. */
function byLanguage({ from, to, status }: Rule): VercelRoute[] {
  const src = source(from)
  const go = (lang: string, has?: NonNullable<VercelRoute['has']>[number]): VercelRoute => {
    const only = has && { has: [has] }
    return from === '/' && lang === fallback
      ? { src, ...only, headers: { Vary: visitorVary }, dest: '/index.html' }
      : {
          src,
          ...only,
          status,
          headers: { Location: to.replace(visitor, lang), Vary: visitorVary, 'Cache-Control': cache.never },
        }
  }
  return [
    ...codes.map(lang => go(lang, { type: 'cookie', key: 'lang', value: lang })),
    ...negotiationPatterns.map(({ pattern, lang }) =>
      go(lang, { type: 'header', key: 'accept-language', value: spelt(pattern) }),
    ),
    go(fallback),
  ]
}

/** Vercel matches the whole value and heeds case: `^zh([-,; \t]|$)` becomes `[zZ][hH](?:[-,; \t].*)?`. */
const spelt = (pattern: string): string => {
  const letters = pattern
    .replace(/^\^|\(.*$/g, '')
    .replace(/[a-z]/g, letter => `[${letter}${letter.toUpperCase()}]`)
  return pattern.startsWith('^') ? `${letters}(?:[-,; \\t].*)?` : `.*${letters}.*`
}
