import type { Lang } from '#i18n/languages.ts'

export interface Link {
  tag: string
  attribute: string
  /** as written */
  to: string
  /** `hreflang`, or a `lang` of an element around it that differs from the page's own */
  otherLang: string | undefined
  rel: string
}

export interface Text {
  text: string
  /** the `lang` in force there */
  lang: string
}

/** What the tests ask of a built page, read once. */
export interface Page {
  /** as a visitor types it: `/en/news/` */
  address: string
  /** inside dist: `/en/news/index.html` */
  file: string
  /** brotli-11 */
  bytes: number
  /** language of its path; none for the few pages that belong to all */
  lang: Lang | undefined
  htmlLang: string
  route: string | undefined
  title: string
  /** content by name or property */
  meta: Record<string, string>
  canonical: string | undefined
  alternates: { hreflang: string; href: string }[]
  links: Link[]
  ids: string[]
  headings: { level: number; text: string }[]
  /** inline scripts and styles, as the browser hashes them */
  inline: { kind: 'script' | 'style'; text: string }[]
  /** structured data, unparsed */
  data: string[]
  /** `style=` and `on…=` */
  forbidden: string[]
  /** words a visitor reads or hears; not code, nor what is marked as not to translate */
  texts: Text[]
  /** `<time datetime>`, in their order */
  times: string[]
  elements: number
  landmarks: string[]
  /** buttons, links, fields and pictures that say nothing */
  images: { src: string; alt: string | undefined; sized: boolean }[]
}
