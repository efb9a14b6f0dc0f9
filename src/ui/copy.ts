/**
 * Buttons that copy the text of another element. They show themselves, since without a script they could do
 * nothing. A copy that is denied selects the text. Written to stand alone: printed into the page, so that a page
 * that is only read fetches no further file.
 */
function watchCopies(shownMs: number) {
  document.querySelectorAll<HTMLButtonElement>('button[data-copy]').forEach(button => {
    const { copy = '', copied = '', failed = '' } = button.dataset
    const source = document.getElementById(copy)
    const said = button.parentElement?.querySelector('[role=status]')
    if (!source || !said) return
    let timer: ReturnType<typeof setTimeout>
    const done = () => {
      said.textContent = copied
      timer = setTimeout(() => said.replaceChildren(), shownMs)
    }
    const denied = () => {
      getSelection()?.selectAllChildren(source)
      said.textContent = failed
    }
    button.hidden = false
    button.addEventListener('click', () => {
      clearTimeout(timer)
      // a page served by plain http has no clipboard
      if (!navigator.clipboard) return denied()
      navigator.clipboard.writeText((source.textContent ?? '').trim()).then(done, denied)
    })
  })
}

export const copyScript = `(${watchCopies})(4000)`
