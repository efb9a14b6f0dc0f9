/** What each picture says: a headline that the site already has, in the words of each language. */
import { brand } from '#config/brand.ts'
import { type PictureKind, pictureKinds, textHash } from '#config/pictures.ts'
import type { Key } from '#i18n/keys.ts'
import { codes, fallback, type Lang } from '#i18n/languages.ts'
import { plain } from '#i18n/phrases.ts'
import { translate } from '#i18n/translate.ts'
import { sampleRows } from '#sources/build/sample.ts'

const headlines: Record<PictureKind, Key> = {
  home: 'home:hero.title',
  store: 'home:store.title',
  download: 'download:index.heading',
  verify: 'download:verify.heading',
  news: 'news:title',
  submit: 'build:guide.heading',
  recruiting: 'recruit:heading',
  company: 'company:heading',
  developer: 'build:developer.heading',
  learn: 'learn:headline',
  community: 'community:headline',
  tools: 'home:tools.title',
}

export interface Picture {
  /** file under public/share/, without its ending */
  name: string
  lang: Lang
  /** phrases split by `|` */
  text: string
  /** of everything it says; a change makes the picture stale */
  hash: string
  kind: PictureKind | 'dapp'
  hid?: string
}

export function pagePictures(): Picture[] {
  return codes.flatMap(lang => {
    const t = translate(lang)
    return pictureKinds.map(kind => {
      const text = t(headlines[kind])
      const hash = textHash(`${text}\n${brand.name}\n${brand.domain}`)
      return { name: `${kind}-${lang}`, lang, text, hash, kind }
    })
  })
}

/** Only Latin names: the picture is the same in every language. A dapp left out is shared with the store's. */
const latin = /^[\p{Script=Latin}\p{N}\p{P}\p{S} ]{1,40}$/u

export async function dappPictures(root: string): Promise<Picture[]> {
  const rows = await sampleRows(root, 'dapps', fallback)
  return rows.flatMap(row => {
    const [hid, title] = [String(row['hid']), plain(String(row['title']))]
    return latin.test(title) && /^[\w-]{1,64}$/.test(hid)
      ? [
          {
            name: `dapps/${hid}`,
            lang: fallback,
            text: title,
            hash: textHash(title),
            kind: 'dapp' as const,
            hid,
          },
        ]
      : []
  })
}
