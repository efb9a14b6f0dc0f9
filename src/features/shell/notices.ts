const show = (name: string, shown: boolean) => {
  const notice = document.querySelector<HTMLElement>(`[data-notice=${name}]`)
  if (notice) notice.hidden = !shown
}

const traditional = /^zh-(tw|hk|mo|hant)/i

/** The strip for readers of Traditional Chinese and the quiet word when the connection is gone. */
export function watchNotices() {
  const offline = () => show('offline', !navigator.onLine)
  addEventListener('online', offline)
  addEventListener('offline', offline)
  offline()
  show(
    'traditional',
    navigator.languages.some(tag => traditional.test(tag)),
  )
}
