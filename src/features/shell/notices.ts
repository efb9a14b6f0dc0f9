import type { Lang } from '#i18n/languages.ts'
import { wantsTraditional } from '#i18n/wants-traditional.ts'

const show = (name: string, shown: boolean) => {
  const notice = document.querySelector<HTMLElement>(`[data-notice=${name}]`)
  if (notice) notice.hidden = !shown
}

/** The strip for readers of Traditional Chinese and the quiet word when the connection is gone. */
export function watchNotices(load: () => Promise<typeof import('./later.ts')>) {
  const offline = () => show('offline', !navigator.onLine)
  addEventListener('online', offline)
  addEventListener('offline', offline)
  offline()
  show('traditional', wantsTraditional(navigator.languages))
  const link = document.querySelector<HTMLAnchorElement>('[data-choose]')
  link?.addEventListener('click', event => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    // The first click of a visit may be this one: it waits for the store, which is not here yet, then goes on.
    event.preventDefault()
    load()
      .then(({ chooseLanguage }) => chooseLanguage(link.dataset.choose as Lang))
      .finally(() => location.assign(link.href))
  })
}
