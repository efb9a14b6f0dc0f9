import type { Page } from './page.ts'

/** A page that a visitor reads; not the error page without a shell, nor the bare paths that send on. */
export const shown = (page: Page): boolean => page.lang !== undefined

export const indexed = (page: Page): boolean => shown(page) && !/noindex/.test(page.meta['robots'] ?? '')

export const kinds = ['marketing', 'article', 'store', 'form'] as const
export type Kind = (typeof kinds)[number]

/** The columns of the budgets. */
export function kindOf(page: Page): Kind {
  if (page.route === 'dappstore') return 'store'
  if (page.route?.startsWith('submit') || page.route === 'recruiting') return 'form'
  if (page.route === 'article' || page.address.startsWith('/static/')) return 'article'
  return 'marketing'
}
