import { href } from '#i18n/href.ts'
import { isLang } from '#i18n/languages.ts'
import type { Names } from './island/format.ts'
import { fetchFile } from './island/load.ts'

/** `/dappstore/detail/?id=…` is an old address: find the dapp's own page and go there. An unknown id stays here. */
const [, lang] = location.pathname.split('/')
const id = new URLSearchParams(location.search).get('id')

if (id && isLang(lang)) {
  fetchFile<Names>(lang, 'dapps').then(
    ({ dapps }) => {
      const found = dapps.find(([hid, , slug]) => hid === id || slug === id)
      if (found) location.replace(href(lang, 'dapp', { slug: found[2] }))
    },
    error => console.warn(String(error)),
  )
}
