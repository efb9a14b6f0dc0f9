/** Fills the success page from its address; what does not look like ours is not shown. Printed into the page. */
function showSent() {
  const query = new URLSearchParams(location.search)
  const kind = query.get('kind')
  const receipt = query.get('receipt') ?? ''
  const lines = Array.from(document.querySelectorAll<HTMLElement>('#sent [data-kind]'))
  if (lines.some(line => line.dataset['kind'] === kind))
    lines.forEach(line => {
      line.hidden = line.dataset['kind'] !== kind
    })
  const shown = document.getElementById('receipt')
  const box = document.getElementById('receipt-box')
  if (!shown || !box || !/^[A-Za-z2-7]{16,32}$/.test(receipt)) return
  shown.textContent = receipt
  box.hidden = false
}

export const sentScript = `(${showSent})()`
