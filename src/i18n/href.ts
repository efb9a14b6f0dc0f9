import { isChinese, type Lang, languages } from './languages.ts'
import { type RouteName, type RouteParams, routes, type StaticSlug } from './routes.ts'

type Rest<N extends RouteName> = keyof RouteParams<N> extends never ? [] : [params: RouteParams<N>]

/** The one way to write a link inside the site: `/zh/news/`, always with its closing slash. */
export function href<N extends RouteName>(lang: Lang, name: N, ...[params]: Rest<N>): string {
  const filled = routes[name].path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = (params as Record<string, string> | undefined)?.[key]
    if (!value) throw new Error(`href(${lang}, ${name}): {${key}} is missing; pass it as the third argument`)
    return encodeURIComponent(value)
  })
  return filled ? `/${lang}/${filled}/` : `/${lang}/`
}

/** Static pages are written in zh and en; both Chinese paths read the zh one, the rest English. */
const staticLang = (lang: Lang) => (isChinese(lang) ? 'zh' : 'en')

export const staticHref = (lang: Lang, slug: StaticSlug): string => `/static/${staticLang(lang)}/${slug}/`

/** hreflang of such a link where the text is not in the page's own language. */
export const staticTag = (lang: Lang): string | undefined => {
  const { tag } = languages[staticLang(lang)]
  return tag === languages[lang].tag ? undefined : tag
}

/** The same page in another language: only the language segment changes, the second one of a static page. */
export const swapLang = (path: string, lang: Lang): string => {
  const [, first = '', ...rest] = path.split('/')
  if (first === 'static') return staticHref(lang, rest.slice(1, -1).join('/') as StaticSlug)
  return Object.hasOwn(languages, first) ? ['', lang, ...rest].join('/') : `/${lang}/`
}
