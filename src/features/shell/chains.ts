import { isLang } from '#i18n/languages.ts'
import { cachedChains, loadChains } from '#sources/blockchain-list.ts'
import { chains } from '#state/chains.ts'
import { safeStorage } from '#state/safe-storage.ts'

/** The kept list at once, the host's when it comes. */
export async function startChains(base: string): Promise<void> {
  const [, segment] = location.pathname.split('/')
  const lang = isLang(segment) ? segment : 'en'
  chains.set(cachedChains(safeStorage))
  if (navigator.onLine) chains.set(await loadChains({ host: { base }, lang, keep: safeStorage }))
}
