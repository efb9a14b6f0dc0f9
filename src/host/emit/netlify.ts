import { codes, fallback } from '#i18n/languages.ts'
import { cache, corpName, pathKinds, sharedKinds } from '../headers.ts'
import { visitor } from '../redirects.ts'
import { commonHeaders, fixedRules, generated, lines, visitorRules } from './common.ts'
import type { Emit, HostInput } from './types.ts'

/** Netlify reads the language of the browser, but only the presence of a cookie. */
export const netlify: Emit = input => ({ _redirects: redirects(input), _headers: headers(input) })

const redirects = ({ rules }: HostInput): string =>
  lines(
    `# ${generated}`,
    '# A stored choice: the static page, whose script reads the cookie.',
    visitorRules(rules).map(({ from }) => `${from} ${from.replace(/\/?$/, '/index.html')} 200! Cookie=lang`),
    '# No choice yet: the language of the browser. What none of these takes, the static page decides.',
    visitorRules(rules).flatMap(({ from, to, status }) =>
      spoken(from).map(lang => `${from} ${to.replace(visitor, lang)} ${status}! Language=${lang}`),
    ),
    fixedRules(rules).map(({ from, to, status }) => `${from} ${to} ${status}`),
    '# Error pages are not addresses.',
    ['/404.html', '/500.html'].map(page => `${page} /404.html 404!`),
    codes.map(lang => `/${lang}/404.html /${lang}/404.html 404!`),
    codes.map(lang => `/${lang}/* /${lang}/404.html 404`),
    '/* /404.html 404',
  )

/** zh-tw is never the answer to a header; English at `/` stays. */
const spoken = (from: string) =>
  codes.filter(lang => !lang.includes('-') && !(from === '/' && lang === fallback))

const headers = ({ csp }: HostInput): string =>
  lines(
    `# ${generated}`,
    block('/*', [...commonHeaders(csp), [corpName, 'same-origin']]),
    pathKinds.flatMap(kind =>
      'folder' in kind ? block(`${kind.folder}*`, [['Cache-Control', kind.cache]]) : [],
    ),
    block('/sw.js', [['Cache-Control', cache.page]]),
    shared().flatMap(path => block(path, [[corpName, 'cross-origin']])),
  )

const shared = (): string[] =>
  sharedKinds.flatMap(kind =>
    'folder' in kind
      ? [`${kind.folder}*`]
      : kind.ends.flatMap(end => codes.map(lang => `/${lang}/news${end}`)),
  )

const block = (path: string, all: readonly (readonly [string, string])[]): string[] => [
  path,
  ...all.map(([name, value]) => `  ${name}: ${value}`),
]
