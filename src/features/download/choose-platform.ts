/**
 * Which phone a visitor of the app page means: the address says so, else the device does, else both stay. Runs
 * before the page paints, printed as text, so it stands alone. Without it both are shown.
 */
function choose() {
  const asked = new URLSearchParams(location.search)
  const agent = navigator.userAgent
  const phone =
    asked.get('ios') === '1'
      ? 'ios'
      : asked.get('android') === '1'
        ? 'android'
        : /android/i.test(agent)
          ? 'android'
          : /iphone|ipad|ipod/i.test(agent)
            ? 'ios'
            : ''
  if (!phone) return
  document.documentElement.dataset['platform'] = phone
  addEventListener('DOMContentLoaded', () =>
    document.querySelector(`[data-for="${phone}"]`)?.setAttribute('aria-current', 'page'),
  )
}

export const choosePlatform = `(${choose})()`
