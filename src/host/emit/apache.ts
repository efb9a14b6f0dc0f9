import { codes, fallback } from '#i18n/languages.ts'
import { negotiationPatterns } from '#i18n/negotiate.ts'
import { cache, corpName, kindPattern, pathKinds, sharedKinds } from '../headers.ts'
import { visitorVary } from '../match.ts'
import { anyLang, cleanPath, errorPage, langCookie, maxPath } from '../paths.ts'
import { visitor } from '../redirects.ts'
import { apacheSite } from './apache-site.ts'
import { commonHeaders, fixedRules, generated, lines, quoted, statusesOf, visitorRules } from './common.ts'
import { proxiedFolders } from './proxied.ts'
import type { Emit, HostInput } from './types.ts'

export const apache: Emit = input => ({
  'rules.conf': serverRules(input),
  'visitor.txt': table(visitorTargets(input)),
  ...Object.fromEntries(
    statusesOf(fixedRules(input.rules)).map(status => [
      `moved-${status}.txt`,
      table(
        fixedRules(input.rules)
          .filter(rule => rule.status === status)
          .map(({ from, to }) => [from, to]),
      ),
    ]),
  ),
  ...apacheSite(input),
})

const table = (rows: readonly (readonly [string, string])[]): string =>
  lines(
    `# ${generated}`,
    rows.map(([key, to]) => `${key} ${to.replace('?', '|')}`),
  )

/** Looked up by language and path in one: `zh/download/ios`. English at `/` is not in it. */
const visitorTargets = ({ rules }: HostInput): [string, string][] =>
  visitorRules(rules).flatMap(({ from, to }) =>
    codes
      .filter(lang => !(from === '/' && lang === fallback))
      .map((lang): [string, string] => [`${lang}${from}`, to.replace(visitor, lang)]),
  )

const always = (name: string, value: string, when = ''): string =>
  `Header always set ${name} ${quoted(value)}${when && ` ${when}`}`
/** The request line holds the path as it came, also after Apache has decoded and tidied its own copy. */
const requestLine = (pattern: string): string =>
  `^[A-Z]+ ${pattern.replace(/^\^/, '').replace(/\$$/, '')}(?:\\?[^ ]*)? HTTP/`
const found = "%{REQUEST_STATUS} in {'200', '206', '304'}"

/** An address with a query of its own drops the visitor's; mod_rewrite does so by itself. */
const serverRules = (input: HostInput): string =>
  lines(
    `# ${generated}`,
    '# Include in <VirtualHost>, after DocumentRoot and after Define TIDEPOOL <this folder>.',
    'RewriteEngine On',
    'RewriteMap tpvisitor "txt:${TIDEPOOL}/visitor.txt"',
    moves(input).map(status => `RewriteMap tp${status} "txt:\${TIDEPOOL}/moved-${status}.txt"`),
    '# Error pages and look-ups of Apache itself are not requests.',
    'RewriteCond %{IS_SUBREQ} true [OR]',
    'RewriteCond %{ENV:REDIRECT_STATUS} .',
    'RewriteRule ^ - [END]',
    proxiedFolders(input.settings).map(folder => `RewriteRule ^${folder} - [END]`),
    `RewriteCond %{THE_REQUEST} ${quoted(`!${requestLine(cleanPath)}`)} [OR]`,
    `RewriteCond %{THE_REQUEST} "^[A-Z]+ [^? ]{${maxPath + 1}}" [OR]`,
    `RewriteCond %{REQUEST_URI} ${quoted(errorPage)}`,
    'RewriteRule ^ - [R=404,L]',
    'RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$',
    'RewriteRule ^ - [R=405,L]',
    '# The language of the visitor, the strongest wish last.',
    `RewriteCond \${tpvisitor:${codes[0]}%{REQUEST_URI}} ^$`,
    `RewriteRule ^ - [S=${negotiationPatterns.length + 4}]`,
    `RewriteRule ^ - [E=tp_lang:${fallback},E=tp_vary:1]`,
    [...negotiationPatterns]
      .reverse()
      .flatMap(({ pattern, lang }) => [
        `RewriteCond %{HTTP:Accept-Language} ${quoted(pattern)} [NC,NV]`,
        `RewriteRule ^ - [E=tp_lang:${lang}]`,
      ]),
    `RewriteCond %{HTTP:Cookie} ${quoted(langCookie)} [NV]`,
    'RewriteRule ^ - [E=tp_lang:%1]',
    move('tpvisitor:%{ENV:tp_lang}%{REQUEST_URI}', 302, ',E=tp_moved:1'),
    moves(input).flatMap(status => move(`tp${status}:%{REQUEST_URI}`, status)),
    files,
    headers(input),
  )

const moves = ({ rules }: HostInput): number[] => statusesOf(fixedRules(rules))

/** Apache answers 403 to a question mark out of a table, so a query stands behind a bar there. */
const move = (look: string, status: number, more = ''): string[] => [
  `RewriteCond \${${look}} ^([^|]+)\\|(.+)$`,
  `RewriteRule ^ %1?%2 [R=${status},NE,L${more}]`,
  `RewriteCond \${${look}} ^([^|]+)$`,
  `RewriteRule ^ %1 [R=${status},NE,L${more}]`,
]

/** A folder is its index.html, with a slash; all else that is no file is a 404, never a 403. */
const files = [
  'RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI} -f',
  'RewriteRule ^(.*/)index\\.html$ $1 [R=301,L]',
  'RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI}/index.html -f',
  'RewriteRule ^(.*[^/])$ $1/ [R=301,L]',
  'RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI} !-f',
  'RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI}index.html !-f',
  'RewriteRule ^ - [R=404,L]',
  'DirectorySlash Off',
  'DirectoryIndex index.html',
  'AddDefaultCharset utf-8',
  'AddType application/manifest+json .webmanifest',
  'AddType image/avif .avif',
  'AddType font/woff2 .woff2',
  '<IfModule mod_deflate.c>',
  '  AddOutputFilterByType DEFLATE text/html text/css text/plain text/xml application/javascript text/javascript application/json application/xml image/svg+xml application/manifest+json',
  '</IfModule>',
  `SetEnvIfExpr "%{THE_REQUEST} =~ m#^[A-Z]+ /(${anyLang})[/? ]#" tp_404=$1/`,
  'ErrorDocument 404 "/%{reqenv:tp_404}404.html"',
  'ErrorDocument 500 /500.html',
]

const headers = ({ csp }: HostInput): string[] => [
  ...commonHeaders(csp).map(([name, value]) => always(name, value)),
  always(corpName, 'same-origin'),
  ...sharedKinds.map(kind =>
    always(corpName, 'cross-origin', `"expr=%{THE_REQUEST} =~ m#${shared(kindPattern(kind))}#"`),
  ),
  always('Cache-Control', cache.page),
  ...pathKinds.map(kind =>
    always('Cache-Control', kind.cache, `"expr=%{REQUEST_URI} =~ m#${kindPattern(kind)}# && ${found}"`),
  ),
  always('Cache-Control', cache.never, 'env=tp_moved'),
  `Header always append Vary ${quoted(visitorVary)} env=tp_vary`,
]

const shared = (pattern: string): string =>
  pattern.startsWith('^') ? `^[A-Z]+ ${pattern.slice(1)}` : `${pattern.replace(/\$$/, '')}[? ]`
