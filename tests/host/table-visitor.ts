import type { Lang } from '#i18n/languages.ts'
import type { Difference, Row } from './row.ts'

interface Wish {
  cookie?: string
  accept?: string
  lang: Lang
  /** Netlify sends this one to the static page, whose script decides */
  netlifyStays?: string
}

const cookieOnly = 'Netlify sees that there is a cookie, not its value: the static page decides'
const ownCaches = 'Netlify keeps its caches apart by itself, without Vary'
const firstTwo = 'Netlify knows the first language only: the static page decides'

/** The spec's rule, wish by wish. */
const wishes: Wish[] = [
  { lang: 'en' },
  { accept: 'zh', lang: 'zh' },
  { accept: 'zh-CN,zh;q=0.9,en;q=0.8', lang: 'zh' },
  { accept: 'zh-TW,zh;q=0.9', lang: 'zh' },
  { accept: 'ko-KR', lang: 'ko' },
  { accept: 'ru', lang: 'ru' },
  { accept: 'pt-BR,pt;q=0.9', lang: 'pt' },
  { accept: 'fil-PH', lang: 'fil', netlifyStays: firstTwo },
  { accept: 'RU-ru;q=0.1,en;q=1', lang: 'ru' },
  { accept: 'th;q=0.3', lang: 'th' },
  { accept: 'en-GB,ru', lang: 'en' },
  { accept: 'de,ko;q=0.5', lang: 'ko', netlifyStays: firstTwo },
  { accept: 'fr-FR, ko, zh', lang: 'zh', netlifyStays: firstTwo },
  { accept: 'de-DE,ru;q=0.9', lang: 'en', netlifyStays: firstTwo },
  { accept: '*', lang: 'en', netlifyStays: firstTwo },
  { accept: 'constructor', lang: 'en', netlifyStays: firstTwo },
  { accept: `${'a'.repeat(3_000)},zh`, lang: 'zh', netlifyStays: firstTwo },
  { cookie: 'lang=zh-tw', lang: 'zh-tw', netlifyStays: cookieOnly },
  { cookie: 'lang=ja', accept: 'ru', lang: 'ja', netlifyStays: cookieOnly },
  { cookie: 'a=1; lang=vi; b=2', accept: 'zh', lang: 'vi', netlifyStays: cookieOnly },
  { cookie: 'lang=en', accept: 'zh', lang: 'en', netlifyStays: cookieOnly },
  { cookie: 'lang=xx', accept: 'es', lang: 'es', netlifyStays: cookieOnly },
  { cookie: 'lang=constructor', lang: 'en', netlifyStays: cookieOnly },
  { cookie: 'lang=ZH', accept: 'hi', lang: 'hi', netlifyStays: cookieOnly },
  { cookie: 'xlang=zh; language=ko', accept: 'th', lang: 'th' },
  { cookie: 'lang=//evil.example', accept: 'en', lang: 'en', netlifyStays: cookieOnly },
]

const asks = ({ cookie, accept }: Wish) => ({
  ...(cookie !== undefined && { cookie }),
  ...(accept !== undefined && { accept }),
})

const noLanguage = 'Cloudflare reads no language: the static page decides'
const stays = (page: string, why: string) => ({ status: 200, to: undefined, page, vary: false, why })

function home(wish: Wish, query = ''): Row {
  const english = wish.lang === 'en'
  const page = '/index.html'
  const to = `/${wish.lang}/${query && `?${query}`}`
  const netlify: Difference =
    english || !wish.netlifyStays ? { vary: false, why: ownCaches } : stays(page, wish.netlifyStays)
  return {
    path: '/',
    ...(query && { query }),
    ...asks(wish),
    expect: english ? { status: 200, page, vary: true } : { status: 302, to, vary: true },
    on: { cloudflare: stays(page, noLanguage), netlify },
  }
}

function bare(path: string, rest: string, wish: Wish, query = ''): Row {
  const folder = path.replace(/\/?$/, '/')
  const page = `${folder}index.html`
  const to = `/${wish.lang}/${rest}${query && !rest.includes('?') ? `?${query}` : ''}`
  const slashed = path === folder
  const netlifyBare = (): Difference => {
    if (!wish.netlifyStays) return { vary: false, why: ownCaches }
    if (slashed || wish.netlifyStays === cookieOnly) return stays(page, wish.netlifyStays)
    return { status: 301, to: `${folder}${query && `?${query}`}`, vary: false, why: wish.netlifyStays }
  }
  return {
    path,
    ...(query && { query }),
    ...asks(wish),
    expect: { status: 302, to, vary: true },
    on: {
      cloudflare: slashed
        ? stays(page, noLanguage)
        : { status: 307, to: `${folder}${query && `?${query}`}`, vary: false, why: noLanguage },
      netlify: netlifyBare(),
    },
  }
}

const chinese: Wish = { accept: 'zh-CN', lang: 'zh' }
const thai: Wish = { cookie: 'lang=th', lang: 'th', netlifyStays: cookieOnly }
const english: Wish = { accept: 'en', lang: 'en' }

/** Paths without a language: cookie, then Accept-Language, in one hop. */
export const visitorRows = (): Row[] => [
  ...wishes.map(wish => home(wish)),
  home(chinese, 'utm=1&to=//evil.example'),
  home(thai, 'x=%20'),
  home(english, 'utm=1'),
  ...wishes.map(wish => bare('/download/ios', 'download/app/?ios=1', wish)),
  ...[chinese, thai, english].flatMap(wish => [
    bare('/download/ios/', 'download/app/?ios=1', wish),
    bare('/download/android', 'download/app/?android=1', wish),
    bare('/download/android/', 'download/app/?android=1', wish, 'utm=1'),
    ...['dapp', 'nft', 'token', 'chain'].flatMap(form => [
      bare(`/submit/${form}`, `submit/${form}/`, wish),
      bare(`/submit/${form}/`, `submit/${form}/`, wish, 'from=mail'),
    ]),
  ]),
]
