import type { links } from '#config/links.ts'
import type { Lang } from '#i18n/languages.ts'

type Social = { readonly [K in keyof typeof links.social]: string }

/** The order of the community page; each id is also an anchor that the footer links to. */
export const channels = ['x', 'telegram', 'discord', 'youtube', 'github', 'forum', 'blog'] as const

/** One group a language; the ones that the owner has set. */
export const telegramGroups = (social: Social): { lang: Lang; href: string }[] =>
  [
    { lang: 'en' as const, href: social.telegram },
    { lang: 'zh' as const, href: social.telegramZh },
  ].filter(group => group.href)
