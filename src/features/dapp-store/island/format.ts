/** The files of `/data/{lang}/`, hottest dapp first; the three agree by index and by `of`. */
export interface Names {
  of: string
  /** hid, title, slug */
  dapps: [hid: string, title: string, slug: string][]
}

export interface Facets {
  of: string
  categories: [hid: string, title: string][]
  networks: [code: string, title: string][]
  /** address, categories and networks by their place in the lists above */
  dapps: [url: string, categories: number[], networks: number[]][]
}

/** Sentences in one file. */
export const textsAPiece = 250

export interface Texts {
  of: string
  /** a sentence, or a sentence and the language it is in */
  texts: (string | [text: string, tag: string])[]
}

/** What the store's parts work with. Facets and text are absent until their files have come. */
export interface Listing {
  hid: string
  title: string
  slug: string
  /** lower case, accents folded */
  folded: string
  place: number
}

export const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()

export const listings = ({ dapps }: Names): Listing[] =>
  dapps.map(([hid, title, slug], place) => ({ hid, title, slug, folded: fold(title), place }))

/** A file of ours, checked just so far that a page served in its place can't break anything. */
export function isFile<T extends { of: string }>(value: unknown): value is T {
  return typeof value === 'object' && value !== null && typeof (value as { of?: unknown }).of === 'string'
}
