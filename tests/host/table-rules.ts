import type { Row } from './row.ts'
import type { Codes } from './wanted.ts'

const goes = (status: number, path: string, to: string, query?: string): Row => ({
  path,
  ...(query && { query }),
  expect: { status, to },
})
const both = (status: number, path: string, to: string): Row[] => [
  goes(status, path, to),
  goes(status, `${path}/`, to),
]

const legacy = [
  'help',
  'privacy',
  'terms',
  'contact',
  'keystore',
  'permissions',
  'create-eos-account',
  'release-notes/ios',
  'release-notes/android',
  'article/2018-1',
  'article/2018-2',
  'article/2018-3',
]

/** Redirects that don't ask who comes. */
export const ruleRows = (langs: Codes): Row[] => [
  ...langs.flatMap(lang => both(302, `/${lang}/about`, '/en/company/')),
  ...langs.flatMap(lang => [
    goes(301, `/${lang}/download/ios`, `/${lang}/download/app/?ios=1`),
    goes(301, `/${lang}/download/android/`, `/${lang}/download/app/?android=1`),
  ]),
  ...legacy.flatMap(slug => both(301, `/${slug}`, `/static/zh/${slug}/`)),
  ...legacy.flatMap(slug => both(301, `/en/${slug}`, `/static/en/${slug}/`)),
  ...both(301, '/zh/dapp-store', '/zh/dappstore/'),
  ...both(301, '/hi/dapp-store/detail', '/hi/dappstore/detail/'),
  ...both(301, '/vi/downloads', '/vi/download/'),
  ...both(301, '/es/downloads/app', '/es/download/app/'),
  ...both(301, '/es/downloads/pc', '/es/download/pc/'),
  ...both(301, '/ja/downloads/ios', '/ja/download/app/?ios=1'),
  ...both(301, '/ja/downloads/android', '/ja/download/app/?android=1'),
  ...['dapp', 'nft', 'token', 'chain'].flatMap(form =>
    both(301, `/ko/project/${form}`, `/ko/submit/${form}/`),
  ),
  // The visitor's query goes along, unless the target has its own.
  goes(301, '/zh/dapp-store', '/zh/dappstore/?category_id=99998', 'category_id=99998'),
  goes(301, '/en/dapp-store/detail', '/en/dappstore/detail/?id=5&x=%2F', 'id=5&x=%2F'),
  goes(302, '/ru/about', '/en/company/?utm=1', 'utm=1'),
  goes(301, '/privacy', '/static/zh/privacy/?to=//evil.example', 'to=//evil.example'),
  goes(301, '/zh/download/ios', '/zh/download/app/?ios=1', 'android=1'),
  goes(301, '/zh/download/android/', '/zh/download/app/?android=1', 'next=//evil.example'),
  // A path that names its language never asks the visitor.
  { ...goes(301, '/th/download/ios', '/th/download/app/?ios=1'), cookie: 'lang=zh', accept: 'ru' },
]
