import type { Key } from '#i18n/keys.ts'
import type { Translate } from '#i18n/translate.ts'

const known = [
  'release',
  'networks',
  'security',
  'community',
  'tron',
  'dapp-store',
  'guide',
  'product',
] as const

/** A host's tag in the reader's words; one that we have no word for stays as the host wrote it. */
export const tagName = (t: Translate, tag: string): string => {
  const own = known.find(name => name === tag)
  return own ? t(`news:tags.${own}` satisfies Key) : tag
}
