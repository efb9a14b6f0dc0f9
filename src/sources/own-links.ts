import { brand } from '#config/brand.ts'
import { swapLang } from '#i18n/href.ts'
import { isLang, type Lang } from '#i18n/languages.ts'

/**
 * A host may link to this very site by its full address. Such a link becomes a path of ours, in the reader's
 * language, so that it works wherever the site is served.
 */
export function ownPath(href: string, lang: Lang, siteUrl: string): string {
  const url = new URL(href)
  if (url.hostname !== brand.domain && url.host !== new URL(siteUrl).host) return href
  const path = isLang(url.pathname.split('/')[1]) ? swapLang(url.pathname, lang) : url.pathname
  return `${path.replace(/^\/+/, '/')}${url.search}${url.hash}`
}
