import type build from '../../locales/en/build.json'
import type common from '../../locales/en/common.json'
import type community from '../../locales/en/community.json'
import type company from '../../locales/en/company.json'
import type download from '../../locales/en/download.json'
import type entries from '../../locales/en/entries.json'
import type home from '../../locales/en/home.json'
import type learn from '../../locales/en/learn.json'
import type news from '../../locales/en/news.json'
import type pages from '../../locales/en/pages.json'
import type recruit from '../../locales/en/recruit.json'
import type spec from '../../locales/en/spec.json'
import type store from '../../locales/en/store.json'
import type submit from '../../locales/en/submit.json'

/** The English files give the keys their types. A new room is one line here. */
interface Rooms {
  build: typeof build
  common: typeof common
  community: typeof community
  company: typeof company
  download: typeof download
  entries: typeof entries
  home: typeof home
  learn: typeof learn
  news: typeof news
  pages: typeof pages
  recruit: typeof recruit
  spec: typeof spec
  store: typeof store
  submit: typeof submit
}

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type Base<K extends string> = K extends `${infer B}_${PluralForm}` ? B : K

type Paths<T> = {
  [K in keyof T & string]: T[K] extends string ? Base<K> : `${K}.${Paths<T[K]>}`
}[keyof T & string]

type Room = keyof Rooms
export type Key = { [R in Room]: `${R}:${Paths<Rooms[R]>}` }[Room]
