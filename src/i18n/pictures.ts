import { type PictureKind, picturePath } from '#config/pictures.ts'
import type { Lang } from './languages.ts'
import type { RouteName } from './routes.ts'

/** Which picture a route is shared with; any other takes the home page's. */
const kinds: Partial<Record<RouteName, PictureKind>> = {
  dappstore: 'store',
  dappDetail: 'store',
  dapp: 'store',
  dappCategory: 'store',
  dappCategoryPage: 'store',
  dappNetwork: 'store',
  dappNetworkPage: 'store',
  news: 'news',
  newsPage: 'news',
  article: 'news',
  download: 'download',
  downloadApp: 'download',
  downloadPc: 'download',
  downloadExtension: 'download',
  downloadHardware: 'download',
  verify: 'verify',
  submitDapp: 'submit',
  submitToken: 'submit',
  submitNft: 'submit',
  submitChain: 'submit',
  dappGuide: 'submit',
  recruiting: 'recruiting',
  company: 'company',
  partner: 'company',
  community: 'community',
  developer: 'developer',
  learn: 'learn',
}

export const pictureOf = (route: RouteName | undefined, lang: Lang): string =>
  picturePath(`${(route && kinds[route]) ?? 'home'}-${lang}`)
