import { fallback, isLang, type Lang } from '#i18n/languages.ts'
import { langOfPath, preferred } from '#i18n/negotiate.ts'
import { errorPage, isClean, langCookie, pageAt } from './paths.ts'
import { type Rule, visitor } from './redirects.ts'

export interface SiteRequest {
  /** as it came, not decoded, without its query */
  path: string
  /** without its question mark */
  query?: string | undefined
  /** the Cookie header */
  cookie?: string | null | undefined
  acceptLanguage?: string | null | undefined
}

export interface Answer {
  status: number
  location?: string
  /** what to send, as a path of dist; none on a redirect, nor where dist has no 404 page */
  file?: string
  vary?: string
  /** the answer is this visitor's alone */
  noStore?: boolean
}

interface Site {
  rules: readonly Rule[]
  files: ReadonlySet<string>
}

export const visitorVary = 'Accept-Language, Cookie'
const isErrorPage = new RegExp(errorPage)

/** The reference of all hosts: what each of them must answer, as one pure function. */
export function createMatcher({ rules, files }: Site): (request: SiteRequest) => Answer {
  const byPath = new Map(rules.map(rule => [rule.from, rule]))
  const notFound = (path: string): Answer => {
    const own = `/${langOfPath(path)}/404.html`
    const file = [own, '/404.html'].find(page => files.has(page))
    return { status: 404, ...(file && { file }) }
  }
  return request => {
    const { path, query = '' } = request
    if (!isClean(path) || isErrorPage.test(path)) return notFound(path)
    const rule = byPath.get(path)
    if (rule?.byLanguage) return byLanguage(rule, request, files)
    if (rule) return { status: rule.status, location: withQuery(rule.to, query) }
    const file = pageAt(path, files)
    if (!file) return notFound(path)
    if (path.endsWith('/index.html')) return moved(path.slice(0, -'index.html'.length), query)
    if (file === `${path}/index.html`) return moved(`${path}/`, query)
    return { status: 200, file }
  }
}

function byLanguage(rule: Rule, request: SiteRequest, files: ReadonlySet<string>): Answer {
  const lang = langOfVisitor(request)
  const file = pageAt(rule.from, files)
  if (rule.from === '/' && lang === fallback) return { status: 200, ...(file && { file }), vary: visitorVary }
  const location = withQuery(rule.to.replace(visitor, lang), request.query ?? '')
  return { status: rule.status, location, vary: visitorVary, noStore: true }
}

const chosen = new RegExp(langCookie)

/** The cookie `lang` when it holds one of our codes, else the header. */
export function langOfVisitor({
  cookie,
  acceptLanguage,
}: Pick<SiteRequest, 'cookie' | 'acceptLanguage'>): Lang {
  const value = cookie ? chosen.exec(cookie)?.[1] : undefined
  return preferred({ cookie: isLang(value) ? value : undefined, acceptLanguage })
}

const moved = (path: string, query: string): Answer => ({ status: 301, location: withQuery(path, query) })

/** The visitor's query goes along, unless the target brings its own. */
const withQuery = (to: string, query: string): string => (query && !to.includes('?') ? `${to}?${query}` : to)
