import { fallback } from '#i18n/languages.ts'
import { negotiationPatterns } from '#i18n/negotiate.ts'
import { cache, corpName, kindPattern, pathKinds, sharedKinds } from '../headers.ts'
import { visitorVary } from '../match.ts'
import { anyLang, cleanPath, langCookie, maxPath } from '../paths.ts'
import { visitor } from '../redirects.ts'
import {
  commonHeaders,
  fixedRules,
  generated,
  hasQuery,
  indent,
  lines,
  quoted,
  raw,
  statusesOf,
  visitorRules,
} from './common.ts'
import { nginxSite } from './nginx-site.ts'
import { proxiedFolders } from './proxied.ts'
import type { Emit, HostInput } from './types.ts'

export const nginx: Emit = input => ({
  'maps.conf': maps(input),
  'rules.conf': serverRules(input),
  ...nginxSite(input),
})

const map = (of: string, to: string, rows: readonly string[]): string[] => [
  `map ${of} ${to} {`,
  ...indent('  ', rows),
  '}',
]
const found = '^(?:200|206|304)'

const maps = ({ rules, settings }: HostInput): string =>
  lines(
    `# ${generated}`,
    '# Include in http { }.',
    'map_hash_bucket_size 256;',
    'map_hash_max_size 8192;',
    map('$request_uri', '$tp_clean', [
      'default 0;',
      `${quoted(`~^(?=[^?]{1,${maxPath}}(?:\\?|$))${raw(cleanPath).slice(1)}`)} 1;`,
    ]),
    map('$request_uri', '$tp_404', [
      'default /404.html;',
      `${quoted(`~^/(?<tp_first>${anyLang})(?:[/?]|$)`)} /$tp_first/404.html;`,
    ]),
    map('$http_cookie', '$tp_cookie', [
      'default "";',
      `${quoted(`~${langCookie.replace('lang=(', 'lang=(?<tp_chosen>')}`)} $tp_chosen;`,
    ]),
    map('$http_accept_language', '$tp_accept', [
      `default ${fallback};`,
      ...negotiationPatterns.map(({ pattern, lang }) => `${quoted(`~*${pattern}`)} ${lang};`),
    ]),
    map('$tp_cookie', '$tp_lang', ['default $tp_cookie;', '"" $tp_accept;']),
    map('$tp_lang', '$tp_home', ['default /$tp_lang/$is_args$args;', `${fallback} "";`]),
    '# A map ignores case, a path does not.',
    map('$uri', '$tp_path', ['default $uri;', '"~[A-Z]" "";']),
    map('$tp_path', '$tp_visitor', [
      'default "";',
      ...visitorRules(rules).map(({ from, to }) =>
        from === '/' ? '/ $tp_home;' : `${from} ${quoted(target(to.replace(visitor, '$tp_lang')))};`,
      ),
    ]),
    statusesOf(fixedRules(rules)).flatMap(status =>
      map('$tp_path', `$tp_${status}`, [
        'default "";',
        ...fixedRules(rules)
          .filter(rule => rule.status === status)
          .map(({ from, to }) => `${from} ${quoted(target(to))};`),
      ]),
    ),
    map('$request_uri', '$tp_vary', [
      'default "";',
      ...visitorRules(rules).map(({ from }) => `${quoted(`~^${from}(?:\\?|$)`)} ${quoted(visitorVary)};`),
    ]),
    map('"$status$tp_visitor"', '$tp_moved', [`default ${quoted(cache.page)};`, `"~^302." ${cache.never};`]),
    map('"$status$uri"', '$tp_cache', [
      'default $tp_moved;',
      ...proxiedFolders(settings).map(folder => `"~^...${folder}" $upstream_http_cache_control;`),
      ...pathKinds.map(
        kind => `${quoted(`~${found}${afterStatus(kindPattern(kind))}`)} ${quoted(kind.cache)};`,
      ),
    ]),
    map('$request_uri', '$tp_corp', [
      'default same-origin;',
      ...sharedKinds.map(kind => `${quoted(`~${raw(kindPattern(kind))}`)} cross-origin;`),
    ]),
  )

const afterStatus = (pattern: string): string => (pattern.startsWith('^') ? pattern.slice(1) : `.*${pattern}`)
const target = (to: string): string => (hasQuery(to) ? to : `${to}$is_args$args`)

/** No location adds a header of its own: nginx would then drop all of these there. */
const serverRules = ({ rules, csp }: HostInput): string => {
  const redirects = [
    'if ($tp_clean = 0) { return 404; }',
    'if ($tp_visitor) { return 302 $tp_visitor; }',
    ...statusesOf(fixedRules(rules)).map(status => `if ($tp_${status}) { return ${status} $tp_${status}; }`),
  ]
  return lines(
    `# ${generated}`,
    '# Include in server { }, beside root.',
    'server_tokens off;',
    'absolute_redirect off;',
    'charset utf-8;',
    'gzip on;',
    'gzip_static on;',
    'gzip_vary on;',
    'gzip_types text/css text/plain text/xml application/javascript application/json application/xml image/svg+xml application/manifest+json application/atom+xml;',
    commonHeaders(csp).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    `add_header ${corpName} $tp_corp always;`,
    'add_header Cache-Control $tp_cache always;',
    'add_header Vary $tp_vary always;',
    'error_page 404 $tp_404;',
    'error_page 500 502 503 504 /500.html;',
    'location ~ ^/(?:[a-z-]+/)?404\\.html$ { internal; }',
    'location = /500.html { internal; }',
    'location ~ ^(?<tp_folder>/(?:.*/)?)index\\.html$ {',
    '  if ($tp_clean = 0) { return 404; }',
    '  if (!-f $request_filename) { return 404; }',
    '  return 301 $tp_folder$is_args$args;',
    '}',
    'location ~ \\.webmanifest$ {',
    '  if ($tp_clean = 0) { return 404; }',
    '  default_type application/manifest+json;',
    '  try_files $uri =404;',
    '}',
    'location ~ [^/]$ {',
    indent('  ', redirects),
    '  if (-f $document_root$uri/index.html) { return 301 $uri/$is_args$args; }',
    '  try_files $uri =404;',
    '}',
    'location / {',
    indent('  ', redirects),
    '  try_files ${uri}index.html =404;',
    '}',
  )
}
