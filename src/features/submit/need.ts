import { limits } from '#config/limits.ts'
import type { Key } from '#i18n/keys.ts'
import type { Translate } from '#i18n/translate.ts'
import type { SubmitKind } from './kinds.ts'

/** What to have at hand before one writes, a line each. */
const need = {
  dapp: ['network', 'site', 'logo', 'text', 'audit', 'contact'],
  token: ['network', 'supply', 'site', 'logo', 'text', 'contact'],
  nft: ['network', 'standard', 'site', 'logo', 'text', 'contact'],
  chain: ['chainId', 'rpc', 'site', 'logo', 'contact'],
} as const

/** The rules a listing is held to; they stand once, on the page that explains listing, and here by name. */
const ofTokens = (['honest', 'once', 'mainnet', 'logo'] as const).map(
  rule => `build:guide.rulesToken.${rule}` as const,
)
const rules: Record<SubmitKind, readonly Key[]> = {
  dapp: (['both', 'site', 'mainnet', 'audit', 'clear', 'legal'] as const).map(
    rule => `build:guide.rulesDapp.${rule}` as const,
  ),
  token: ofTokens,
  nft: ofTokens,
  chain: ['submit:chainRules.open', 'submit:chainRules.id'],
}

export const needOf = (t: Translate, kind: SubmitKind): string[] =>
  need[kind].map(line => t(`submit:need.${line}`, { side: limits.logo.side }))

export const rulesOf = (t: Translate, kind: SubmitKind): string[] => rules[kind].map(key => t(key))

const review = { count: limits.tokenReviewWorkingDays }

export const ledeOf = (t: Translate, kind: SubmitKind): string =>
  t(`submit:${kind}.lede`, kind === 'token' ? review : {})

/** What follows, in order; the promised time of a token stands in its lede. */
export const nextOf = (t: Translate): string[] => [
  t('submit:next.receipt'),
  t('submit:next.review'),
  t('submit:next.live'),
]
