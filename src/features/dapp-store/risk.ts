import { persistent } from '#state/persistent.ts'

/** 'Do not remind again', kept on the device. Where nothing can be kept, the statement shows again. */
export const reminded = persistent(
  'dapp-risk',
  false,
  raw => raw === 'read',
  value => (value ? 'read' : ''),
)

const dialog = document.getElementById('risk')
const leave = dialog?.querySelector<HTMLAnchorElement>('[data-leave]')
const agree = dialog?.querySelector<HTMLInputElement>('.agree')
const remember = dialog?.querySelector<HTMLInputElement>('.remember')

if (dialog && leave && agree && remember) {
  remember.closest('label')!.hidden = false
  addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-open]') : null
    const url = link?.dataset['open']
    if (!link || !url) return
    event.preventDefault()
    if (reminded.get()) return void window.open(url, '_blank', 'noopener')
    leave.href = url
    dialog.querySelector('[data-host]')!.textContent = new URL(url).hostname
    agree.checked = false
    dialog.showPopover()
  })
  leave.addEventListener('click', () => {
    if (remember.checked) reminded.set(true)
    dialog.hidePopover()
  })
}
