/**
 * `/dappstore/detail/?id=…` is an old address: find the dapp's own page and go there; an unknown id stays. While it
 * looks, the page does not yet say that there is no such dapp; but it never waits long. Written
 * to stand alone: printed into the page, the same in every language. The shape of the file is `Names` in island/format.ts.
 */
function findById() {
  const store = location.pathname.replace(/detail\/.*/, '')
  const file = `/data/${store.split('/')[1]}/dapps.json`
  const id = new URLSearchParams(location.search).get('id')
  if (!id) return
  const main = document.querySelector('main')
  const show = () => main?.removeAttribute('aria-busy')
  main?.setAttribute('aria-busy', 'true')
  setTimeout(show, 3_000)
  const go = ({ dapps }: { dapps: [hid: string, title: string, slug: string][] }) => {
    const found = dapps.find(([hid, , slug]) => hid === id || slug === id)
    if (found) location.replace(`${store}${found[2]}/`)
    else show()
  }
  fetch(file)
    .then(answer => answer.json())
    .then(go)
    .catch((error: unknown) => {
      console.warn(`${file}: ${error}`)
      show()
    })
}

export const findByIdScript = `(${findById})()`
