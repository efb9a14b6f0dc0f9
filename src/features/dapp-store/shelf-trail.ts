import { href } from '#i18n/href.ts'
import type { Lang } from '#i18n/languages.ts'
import type { Translate } from '#i18n/translate.ts'

interface Where {
  lang: Lang
  t: Translate
  title: string
  /** page of the shelf, from 1 */
  number: number
  pageHref: (number: number) => string
}

/** What a page of a shelf is called, and the way to it from the store. */
export function shelfTrail({ lang, t, title, number, pageHref }: Where) {
  const name = number === 1 ? title : `${title} ${number}`
  const crumbs = [
    { label: t('store:title'), href: href(lang, 'dappstore') },
    { label: title, href: pageHref(1) },
    ...(number > 1 ? [{ label: name, href: pageHref(number) }] : []),
  ]
  return { name, crumbs }
}
