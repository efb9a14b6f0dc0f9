import type { Lang } from '#i18n/languages.ts'
import { wantsTraditional } from '#i18n/wants-traditional.ts'
import { keepChoice } from '#state/choice.ts'

const show = (name: string, shown: boolean) => {
  const notice = document.querySelector<HTMLElement>(`[data-notice=${name}]`)
  if (notice) notice.hidden = !shown
}

/** The strip for readers of Traditional Chinese and the quiet word when the connection is gone. */
export function watchNotices() {
  const offline = () => show('offline', !navigator.onLine)
  addEventListener('online', offline)
  addEventListener('offline', offline)
  offline()
  show('traditional', wantsTraditional(navigator.languages))
  // Here, not in later.ts: the first click of a visit may be this one, and it leaves the page.
  const link = document.querySelector<HTMLElement>('[data-choose]')
  link?.addEventListener('click', () => keepChoice(link.dataset.choose as Lang))
}
