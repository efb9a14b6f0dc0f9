import type { On, Row } from './row.ts'
import type { Codes, Wanted } from './wanted.ts'

const page = (path: string, file = `${path}index.html`, more: Partial<Row> = {}): Row => ({
  path,
  expect: { status: 200, page: file },
  ...more,
})

const slash: On = {
  cloudflare: { status: 307, why: 'Cloudflare moves to the slash with 307' },
}
const moved = (path: string, query?: string): Row => ({
  path,
  ...(query && { query }),
  expect: { status: 301, to: `${path}/${query ? `?${query}` : ''}` },
  on: slash,
})

const index: On = {
  cloudflare: { status: 307, why: 'Cloudflare moves to the folder with 307' },
  netlify: { status: 200, to: undefined, why: 'Netlify serves index.html under its own name' },
}

/** What is there: pages, folders without their slash, files. */
export const pageRows = ({ script, style, font, files, article, dapp }: Wanted, langs: Codes): Row[] => [
  ...langs.map(lang => page(`/${lang}/`)),
  page('/th/dappstore/'),
  page('/zh-tw/download/app/'),
  page('/en/download/app/', '/en/download/app/index.html', { query: 'ios=1' }),
  page('/en/dappstore/detail/', '/en/dappstore/detail/index.html', { query: 'id=5&utm=a' }),
  page(`${article}/`),
  page(`${dapp}/`),
  page('/ko/submit/chain/'),
  page('/en/company/'),
  page('/static/zh/help/'),
  page('/static/en/release-notes/ios/'),
  page('/en/', '/en/index.html', { cookie: 'lang=zh', accept: 'ru' }),
  page('/ja/news/', '/ja/news/index.html', { query: 'q=%E4%B8%AD%00%2F..&x=//evil.example' }),
  ...[script, style, font, ...files].map(path => page(path, path)),
  page(script, script, { query: 'v=1' }),
  ...[
    '/en',
    '/zh-tw',
    '/fil',
    '/th/dappstore',
    '/en/download/app',
    '/pt/submit/token',
    '/static/zh/help',
  ].map(path => moved(path)),
  moved(article),
  moved(dapp),
  moved('/en/dappstore/detail', 'id=5'),
  moved('/zh', 'utm_source=a&b=%2F%2Fevil.example'),
  moved('/ru/news', 'x=a%20b'),
  { path: '/en/index.html', expect: { status: 301, to: '/en/' }, on: index },
  {
    path: '/zh/news/index.html',
    query: 'a=1',
    expect: { status: 301, to: '/zh/news/?a=1' },
    on: index,
  },
]
