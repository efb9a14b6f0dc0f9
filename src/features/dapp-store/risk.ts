/**
 * Leaving to a dapp by way of the statement: fills in where it goes, and keeps 'do not remind again' on the device.
 * Where nothing can be kept, the statement shows again. Written to stand alone: printed into the page, so that it
 * fetches no further file.
 */
function watchRisk(key: string) {
  const dialog = document.getElementById('risk')
  const leave = dialog?.querySelector<HTMLAnchorElement>('[data-leave]')
  const host = dialog?.querySelector('[data-host]')
  const [agree, remember] = dialog?.querySelectorAll('input') ?? []
  if (!dialog || !leave || !host || !agree || !remember) return

  let kept = false
  const read = () => {
    try {
      return kept || localStorage.getItem(key) === 'read'
    } catch {
      return kept
    }
  }
  const keep = () => {
    kept = true
    try {
      localStorage.setItem(key, 'read')
    } catch {
      // full or forbidden: this page remembers, the next one asks again
    }
  }

  remember.parentElement?.removeAttribute('hidden')
  addEventListener('click', event => {
    const { target } = event
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-open]') : null
    const url = link?.dataset['open']
    if (!url) return
    event.preventDefault()
    if (read()) return void open(url, '_blank', 'noopener')
    leave.href = url
    host.textContent = new URL(url).hostname
    agree.checked = false
    dialog.showPopover()
  })
  leave.addEventListener('click', () => {
    if (remember.checked) keep()
    dialog.hidePopover()
  })
}

export const riskScript = `(${watchRisk})('dapp-risk')`
