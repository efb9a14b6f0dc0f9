import { mailAddress } from '#config/brand.ts'
import { type Entry, realAddress } from '#i18n/entries.ts'
import { href } from '#i18n/href.ts'
import type { Key } from '#i18n/keys.ts'
import type { Lang } from '#i18n/languages.ts'
import type { Translate } from '#i18n/translate.ts'

type OwnPage = 'verify' | 'submitToken' | 'learn' | 'community' | 'recruiting' | 'download'
type Step = { label: Key; to: OwnPage } | { mailTo: 'support' | 'business' }

/** Where our own site goes on from an entry; all others go on with getting the wallet. */
const steps: Record<string, Step> = {
  'version-verification': { label: 'learn:links.verify', to: 'verify' },
  'token-profile': { label: 'common:build.token', to: 'submitToken' },
  help: { label: 'common:footer.guides', to: 'learn' },
  contact: { mailTo: 'support' },
  forum: { label: 'learn:links.community', to: 'community' },
  careers: { label: 'common:footer.becomePromoter', to: 'recruiting' },
  licence: { mailTo: 'business' },
  swag: { mailTo: 'business' },
  merchandise: { mailTo: 'support' },
}
const getWallet: Step = { label: 'learn:links.download', to: 'download' }

/** Places that a fake could claim to be while we have named none. */
const claimable = ({ group, slug }: Entry) =>
  (group !== 'explorer' && !Object.hasOwn(steps, slug)) || ['forum', 'swag', 'merchandise'].includes(slug)

export const warnsOfFakes = (entry: Entry): boolean => !realAddress(entry) && claimable(entry)

export function nextStep(lang: Lang, t: Translate, { slug }: Entry): { label: string; href: string } {
  const step = steps[slug] ?? getWallet
  if ('to' in step) return { label: t(step.label), href: href(lang, step.to) }
  const address = mailAddress(step.mailTo)
  return { label: address, href: `mailto:${address}` }
}
