import { outsideClickAbove } from '#config/thresholds.ts'

/** `<details name>` opens and closes by itself; these lines add hover, Escape, outside click, resize and leave. */
export function watchMenus(header: HTMLElement) {
  const menus = [...header.querySelectorAll<HTMLDetailsElement>('details[name=nav]')]
  const sheet = header.querySelector<HTMLElement>('#nav')
  /** The menus lie in the sheet of a narrow header, not in a row. */
  const folded = () => sheet?.matches(':popover-open')
  const close = (except?: Element | null) => {
    for (const menu of menus) if (menu !== except) menu.open = false
  }
  const closeAll = () => {
    close()
    for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover()
  }

  if (header.dataset.variant !== 'nav-index') {
    const solid = () => header.classList.toggle('on', scrollY > 24)
    addEventListener('scroll', solid, { passive: true })
    solid()
  }

  addEventListener('click', ({ target }) => {
    if (innerWidth < outsideClickAbove || !(target instanceof Element)) return
    if (!target.closest('details[name=nav]')) close()
  })

  addEventListener('keydown', event => {
    if (event.key !== 'Escape') return
    const open = menus.find(menu => menu.open)
    if (!open || folded()) return
    open.open = false
    open.querySelector('summary')?.focus()
  })

  let width = innerWidth
  addEventListener('resize', () => {
    if (innerWidth !== width) closeAll()
    width = innerWidth
  })
  addEventListener('pagehide', closeAll)

  for (const menu of menus) {
    const mouse = (open: boolean) => (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || folded()) return
      if (open) close(menu)
      menu.open = open
      menu.dataset.hover = open ? '1' : ''
    }
    menu.addEventListener('pointerenter', mouse(true))
    menu.addEventListener('pointerleave', mouse(false))
    // A click on a menu that the pointer has just opened must not close it again.
    menu.querySelector('summary')?.addEventListener('click', event => {
      if (menu.dataset.hover && menu.open) event.preventDefault()
      menu.dataset.hover = ''
    })
    menu.addEventListener('focusout', ({ relatedTarget }) => {
      if (!folded() && relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false
    })
  }
}
