import type { PageKind } from '../page-kinds.ts'

/** The kinds of page that are weighed and timed; recruiting stands for the forms. */
export const kindNames = [
  'home',
  'store',
  'dapp',
  'download',
  'article',
  'recruiting',
] as const satisfies PageKind[]
export type Kind = (typeof kindNames)[number]
export const benchLangs = ['en', 'zh', 'ru', 'th'] as const
