import { brand, mailAddress } from '#config/brand.ts'
import type { Settings } from '#config/settings.ts'
import type { Front, Party } from './front.ts'

const values: Record<string, string> = {
  brand: brand.name,
  domain: brand.domain,
  support: mailAddress('support'),
  business: mailAddress('business'),
  developers: mailAddress('developers'),
  security: mailAddress('security'),
}

/** `{{support}}` in a text; inside a link's address Markdown has encoded the braces. */
const place = /(?:\{\{|%7B%7B)(\w+)(?:\}\}|%7D%7D)/g

export function fill(name: string, html: string, extra: Record<string, string> = {}): string {
  const all = { ...values, ...extra }
  return html.replace(place, (_, key: string) => {
    if (!Object.hasOwn(all, key))
      throw new Error(`${name}: {{${key}}} is unknown; use one of ${Object.keys(all).join(', ')}`)
    return all[key]!
  })
}

/** Which third parties this build lets in; the privacy policy names exactly those. */
export const activeParties = (settings: Settings): Party[] =>
  (
    [
      ['analytics', settings.ANALYTICS_ID],
      ['searchAnalytics', settings.SEARCH_ANALYTICS_ID],
      ['linkPush', settings.LINK_PUSH],
      ['stylesheet', settings.CDN_STYLESHEET],
      ['images', settings.IMAGE_HOSTS],
      ['hosts', settings.CONTENT_HOST || settings.API_HOST],
    ] as const
  ).flatMap(([party, value]) => (value ? [party] : []))

/** Stands in for the paragraph `{{parties}}`. */
export function partiesHtml(texts: NonNullable<Front['parties']>, active: readonly Party[]): string {
  if (!active.length) return `<p>${texts.none}</p>`
  return `<p>${texts.some}</p><ul>${active.map(party => `<li>${texts[party]}</li>`).join('')}</ul>`
}
