import { fallback } from '#i18n/languages.ts'
import { negotiationPatterns } from '#i18n/negotiate.ts'
import { cache } from '../headers.ts'
import { anyLang, cleanPath, errorPage, langCookie, maxPath } from '../paths.ts'
import { visitor } from '../redirects.ts'
import { headers, twins } from './caddy-headers.ts'
import { block, rawPath, word } from './caddy-words.ts'
import { fixedRules, generated, hasQuery, lines, raw, statusesOf, visitorRules } from './common.ts'
import { originAddress, proxiedFolders, siteName } from './proxied.ts'
import type { Emit, HostInput } from './types.ts'

export const caddy: Emit = input => ({ Caddyfile: caddyfile(input) })

/** Slashes are ours to set; Caddy would also do it for the address behind an error page. */
const fileServer = block('file_server', ['disable_canonical_uris'])

/** Address and folder come from the environment, so the file is used as it is. */
const caddyfile = (input: HostInput): string =>
  lines(
    `# ${generated}`,
    '# SITE_ADDRESS=… SITE_ROOT=… caddy run --config Caddyfile',
    block(`{$SITE_ADDRESS:${siteName(input.settings)}}`, [
      'root * {$SITE_ROOT:/var/www/tidepool}',
      'encode gzip',
      'header -Server',
      ...block('route', [...headers(input), ...maps(input), ...route(input)]),
      ...block('handle_errors', [
        '@missing expression {http.error.status_code} == 404',
        ...block('handle @missing', ['rewrite * {tp_404}', ...fileServer]),
        '@broken expression {http.error.status_code} >= 500',
        ...block('handle @broken', ['rewrite * /500.html', ...fileServer]),
      ]),
    ]),
  )

/** Outputs of exact rows and defaults are filled in, outputs of patterns only with their groups. */
const maps = ({ rules }: HostInput): string[] => [
  ...block('map {query} {tp_query}', ['~^(.+)$ ?${1}', 'default ""']),
  ...block(`map ${rawPath} {tp_404}`, [
    `${word(`~^/(${anyLang})(?:[/?]|$)`)} /\${1}/404.html`,
    'default /404.html',
  ]),
  ...block('map {header.Cookie} {tp_cookie}', [`${word(`~${langCookie}`)} \${1}`, 'default ""']),
  ...block('map {header.Accept-Language} {tp_accept}', [
    ...negotiationPatterns.map(({ pattern, lang }) => `${word(`~(?i)${pattern}`)} ${lang}`),
    `default ${fallback}`,
  ]),
  ...block('map {tp_cookie} {tp_lang}', ['~^(.+)$ ${1}', 'default {tp_accept}']),
  ...block('map {tp_lang} {tp_home}', [`${fallback} ""`, 'default /{tp_lang}/{tp_query}']),
  ...block('map {path} {tp_visitor}', [
    ...visitorRules(rules).map(({ from, to }) =>
      from === '/' ? '/ {tp_home}' : `${from} ${target(to.replace(visitor, '{tp_lang}'))}`,
    ),
    'default ""',
  ]),
  ...statusesOf(fixedRules(rules)).flatMap(status =>
    block(`map {path} {tp_${status}}`, [
      ...fixedRules(rules)
        .filter(rule => rule.status === status)
        .map(({ from, to }) => `${from} ${target(to)}`),
      'default ""',
    ]),
  ),
]

const target = (to: string): string => (hasQuery(to) ? to : `${to}{tp_query}`)

const route = ({ rules, settings, csp }: HostInput): string[] => [
  ...proxiedFolders(settings).flatMap(folder =>
    block(`handle ${folder}*`, block(`reverse_proxy ${originAddress}`, twins(csp))),
  ),
  `@dirty not vars_regexp ${rawPath} ${word(raw(cleanPath))}`,
  'error @dirty 404',
  ...block('@long', [`expression ${word(`size({http.request.orig_uri.path}) > ${maxPath}`)}`]),
  'error @long 404',
  `@errorpage path_regexp ${word(errorPage)}`,
  'error @errorpage 404',
  '@method not method GET HEAD',
  'error @method 405',
  '@elsewhere expression {tp_visitor} != ""',
  ...block('handle @elsewhere', [`header Cache-Control ${cache.never}`, 'redir {tp_visitor} 302']),
  ...statusesOf(fixedRules(rules)).flatMap(status => [
    `@moved${status} expression {tp_${status}} != ""`,
    `redir @moved${status} {tp_${status}} ${status}`,
  ]),
  ...block('@index', [`path_regexp index ${word('^(.*/)index\\.html$')}`, 'file']),
  'redir @index {re.index.1}{tp_query} 301',
  ...block('@folder', ['not path */', 'file {path}/index.html']),
  'redir @folder {path}/{tp_query} 301',
  ...block('@nofolder', ['path */', 'not file {path}index.html']),
  'error @nofolder 404',
  ...fileServer,
]
