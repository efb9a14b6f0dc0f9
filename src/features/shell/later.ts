import { isLang } from '#i18n/languages.ts'
import { watchDevice } from '#state/device.ts'
import { adoptLanguage } from '#state/language.ts'
import { watchOnline } from '#state/online.ts'
import { bindLoadingBar } from '#ui/loading-bar/bind.ts'
import { watchNavigation } from './navigation.ts'
import { watchPrefetch } from './prefetch.ts'

export { chooseLanguage } from '#state/language.ts'

/** What a page does once it is at rest or touched: stores, loading bar, prefetch. Still no React. */
export function start(header: HTMLElement | null, clicked?: MouseEvent) {
  const [, segment] = location.pathname.split('/')
  if (isLang(segment)) adoptLanguage(segment)
  watchOnline()
  watchDevice(header)
  watchNavigation(clicked)
  watchPrefetch()

  const bar = document.getElementById('loading-bar')
  const unbind = bar && bindLoadingBar(bar)
  if (unbind) document.addEventListener('tide:bar-taken', unbind, { once: true })

  const list = document.querySelector<HTMLMetaElement>('meta[name="blockchain-list"]')
  if (list) void import('./chains.ts').then(({ startChains }) => startChains(list.content))
}
