/** The pictures that a shared link shows: drawn by `npm run pictures`, committed under public/share/. */
import { createHash } from 'node:crypto'
import stamps from './pictures.json' with { type: 'json' }

export const pictureSize = { width: 1200, height: 630 } as const

/** One for each kind of page and each language. */
export const pictureKinds = [
  'home',
  'store',
  'download',
  'verify',
  'news',
  'submit',
  'recruiting',
  'company',
  'developer',
  'learn',
  'community',
  'tools',
] as const
export type PictureKind = (typeof pictureKinds)[number]

/** Name of each committed picture (`home-en`, `dapps/aave-com`) to its stamp: version of the design, hash of the text. */
export const committed: Readonly<Record<string, string>> = stamps

export const textHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 10)

export const picturePath = (name: string): string => `/share/${name}.png`

/** A dapp's own picture, as long as it still shows the dapp's name; none: the page takes the store's. */
export function dappPicture(hid: string, title: string): string | undefined {
  const name = `dapps/${hid}`
  const stamp = Object.hasOwn(committed, name) ? committed[name] : undefined
  return stamp?.split('.')[1] === textHash(title) ? picturePath(name) : undefined
}
