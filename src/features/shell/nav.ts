import { brand, mailAddress } from '#config/brand.ts'
import { links } from '#config/links.ts'
import { type EntryLink, entryLink } from '#i18n/entries.ts'
import { href, staticHref, staticTag } from '#i18n/href.ts'
import type { Key } from '#i18n/keys.ts'
import { isChinese, type Lang } from '#i18n/languages.ts'
import { type EntryGroup, entries, type StaticSlug } from '#i18n/routes.ts'
import type { Translate } from '#i18n/translate.ts'

export interface NavLink extends EntryLink {
  /** the text is in another language than the page */
  hreflang?: string | undefined
  /** what the link is, for buttons that open something first */
  id?: string
}

export interface NavGroup {
  id: string
  label: string
  links: NavLink[]
}

const groupLinks = (lang: Lang, t: Translate, group: EntryGroup, slugs: readonly string[] = entries[group]) =>
  slugs.map(slug => entryLink(lang, t, group, slug))

export const products = (lang: Lang, t: Translate) =>
  (
    [
      ['mobile', 'downloadApp'],
      ['extension', 'downloadExtension'],
      ['hardware', 'downloadHardware'],
      ['desktop', 'downloadPc'],
    ] as const
  ).map(([device, route]) => ({
    device,
    label: t(`common:products.${device}.title`),
    text: t(`common:products.${device}.text`),
    href: href(lang, route),
  }))

const buildLinks = (lang: Lang, t: Translate): NavLink[] => [
  { label: t('common:build.dapp'), href: href(lang, 'submitDapp') },
  { label: t('common:build.nft'), href: href(lang, 'submitNft') },
  { label: t('common:build.token'), href: href(lang, 'submitToken') },
  { label: t('common:build.chain'), href: href(lang, 'submitChain') },
  { label: t('common:build.docs'), href: href(lang, 'developer') },
]

export const headerGroups = (lang: Lang, t: Translate): NavGroup[] => [
  { id: 'tools', label: t('common:nav.tools'), links: groupLinks(lang, t, 'tools') },
  { id: 'trade', label: t('common:nav.trade'), links: groupLinks(lang, t, 'trade') },
  { id: 'build', label: t('common:nav.build'), links: buildLinks(lang, t) },
  { id: 'support', label: t('common:nav.support'), links: groupLinks(lang, t, 'support') },
]

export function footerGroups(lang: Lang, t: Translate): NavGroup[] {
  const own = (key: Key, to: string): NavLink => ({ label: t(key), href: to })
  const ownText = (key: Key, slug: StaticSlug): NavLink => ({
    ...own(key, staticHref(lang, slug)),
    hreflang: staticTag(lang),
  })
  return [
    { id: 'products', label: t('common:footer.products'), links: products(lang, t) },
    { id: 'tools', label: t('common:footer.tools'), links: groupLinks(lang, t, 'tools') },
    { id: 'explorer', label: t('common:footer.explorer'), links: groupLinks(lang, t, 'explorer') },
    {
      id: 'build',
      label: t('common:footer.build'),
      links: [...buildLinks(lang, t), own('common:footer.listing', href(lang, 'dappGuide'))],
    },
    {
      id: 'learn',
      label: t('common:footer.learn'),
      links: [
        own('common:footer.guides', href(lang, 'learn')),
        own('common:footer.news', href(lang, 'news')),
        own('common:footer.community', href(lang, 'community')),
        own('common:footer.becomePromoter', href(lang, 'recruiting')),
      ],
    },
    {
      id: 'company',
      label: t('common:footer.company'),
      links: [
        own('common:footer.about', href(lang, 'company')),
        own('common:footer.partner', href(lang, 'partner')),
        entryLink(lang, t, 'company', 'careers'),
        own('common:footer.brand', href(lang, 'brand')),
        entryLink(lang, t, 'company', 'swag'),
        ...(isChinese(lang) ? [entryLink(lang, t, 'company', 'merchandise')] : []),
      ],
    },
    {
      id: 'support',
      label: t('common:footer.support'),
      links: [...groupLinks(lang, t, 'support'), own('common:footer.verify', href(lang, 'verify'))],
    },
    {
      id: 'legal',
      label: t('common:footer.legal'),
      links: [
        ownText('common:footer.privacy', 'privacy'),
        ownText('common:footer.terms', 'terms'),
        entryLink(lang, t, 'company', 'licence'),
      ],
    },
  ]
}

const channels = ['x', 'telegram', 'forum', 'youtube', 'discord', 'github', 'blog'] as const

/** Social links; unset ones lead to the section of the community page that explains the channel. */
export const socialLinks = (lang: Lang, t: Translate): NavLink[] =>
  channels.map(id => {
    const real = links.social[id]
    const label = t(`common:channels.${id}`)
    return real
      ? { id, label, href: real, external: true }
      : { id, label, href: `${href(lang, 'community')}#${id}` }
  })

export const supportMail = mailAddress('support')
export const copyright = (lang: Lang, t: Translate) =>
  t(isChinese(lang) ? 'common:footer.copyrightZh' : 'common:footer.copyright', {
    // As text: a number would get the thousands mark of its language.
    year: String(brand.copyrightYear),
  })
