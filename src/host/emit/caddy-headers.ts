import { cache, corpName, kindPattern, pathKinds, sharedKinds } from '../headers.ts'
import { visitorVary } from '../match.ts'
import { block, rawPath, word } from './caddy-words.ts'
import { commonHeaders, visitorRules } from './common.ts'
import { proxiedFolders } from './proxied.ts'
import type { HostInput } from './types.ts'

export const headers = ({ csp, rules, settings }: HostInput): string[] => {
  const proxied = proxiedFolders(settings).map(folder => `${folder}*`)
  return [
    ...block(
      'header',
      [...commonHeaders(csp), [corpName, 'same-origin']].map(([name, value]) => `${name} ${word(value!)}`),
    ),
    ...(proxied.length > 0 ? [`@files not path ${proxied.join(' ')}`] : []),
    `header ${proxied.length > 0 ? '@files ' : ''}Cache-Control ${cache.page}`,
    ...pathKinds.flatMap((kind, index) => [
      ...block(`@kept${index}`, [`path_regexp ${word(kindPattern(kind))}`, 'file']),
      `header @kept${index} Cache-Control ${word(kind.cache)}`,
    ]),
    ...block('@manifest', ['path *.webmanifest', 'file']),
    'header @manifest Content-Type application/manifest+json',
    ...sharedKinds.flatMap((kind, index) => [
      `@shared${index} path_regexp ${word(kindPattern(kind))}`,
      `header @shared${index} ${corpName} cross-origin`,
    ]),
    `@visitor vars_regexp ${rawPath} ${word(
      `^(?:${visitorRules(rules)
        .map(rule => rule.from)
        .join('|')})(?:\\?|$)`,
    )}`,
    `header @visitor Vary ${word(visitorVary)}`,
  ]
}

/** The origin sends the same headers; each goes out once. */
export const twins = (csp: string): string[] =>
  ['Server', corpName, ...commonHeaders(csp).map(([name]) => name)].map(name => `header_down -${name}`)
