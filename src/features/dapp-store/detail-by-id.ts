/**
 * `/dappstore/detail/?id=…` is an old address: find the dapp's own page and go there; an unknown id stays. Written
 * to stand alone: printed into the page, the same in every language. The shape of the file is `Names` in island/format.ts.
 */
function findById() {
  const store = location.pathname.replace(/detail\/.*/, '')
  const file = `/data/${store.split('/')[1]}/dapps.json`
  const id = new URLSearchParams(location.search).get('id')
  if (!id) return
  const go = ({ dapps }: { dapps: [hid: string, title: string, slug: string][] }) => {
    const found = dapps.find(([hid, , slug]) => hid === id || slug === id)
    if (found) location.replace(`${store}${found[2]}/`)
  }
  fetch(file)
    .then(answer => answer.json())
    .then(go, (error: unknown) => console.warn(`${file}: ${error}`))
}

export const findByIdScript = `(${findById})()`
