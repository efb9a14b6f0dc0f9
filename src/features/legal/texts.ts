import type { MarkdownInstance } from 'astro'
import { readSettings } from '#config/settings.ts'
import { plain } from '#i18n/phrases.ts'
import { type StaticSlug, staticLangs, staticPages } from '#i18n/routes.ts'
import { activeParties, fill, partiesHtml } from './fill.ts'
import { type Front, readFront } from './front.ts'

type StaticLang = (typeof staticLangs)[number]

const files = import.meta.glob<MarkdownInstance<Record<string, unknown>>>('./texts/*/**/*.md', {
  eager: true,
})

export interface LegalText {
  lang: StaticLang
  slug: StaticSlug
  front: Front
  html: string
  /** its headings, for the list beside it */
  contents: { id: string; title: string }[]
}

/** The file of one text; a missing or badly headed one stops the build with its name. */
function fileOf(lang: StaticLang, slug: StaticSlug) {
  const name = `src/features/legal/texts/${lang}/${slug}.md`
  const file = files[`./texts/${lang}/${slug}.md`]
  if (!file) throw new Error(`${name}: there is no such file; write it, or take the slug out of staticPages`)
  return { name, file, front: readFront(name, file.frontmatter) }
}

export const titleOf = (lang: StaticLang, slug: StaticSlug): string => plain(fileOf(lang, slug).front.title)

/** One text, its places filled in. */
async function legalText(lang: StaticLang, slug: StaticSlug): Promise<LegalText> {
  const { name, file, front } = fileOf(lang, slug)
  const parties = front.parties ? partiesHtml(front.parties, activeParties(readSettings())) : ''
  const html = (await file.compiledContent()).replace('<p>{{parties}}</p>', () => parties)
  const contents = file
    .getHeadings()
    .filter(({ depth }) => depth === 2)
    .map(({ slug: id, text }) => ({ id, title: fill(name, text) }))
  return { lang, slug, front, html: fill(name, html), contents }
}

export const legalTexts = (): Promise<LegalText[]> =>
  Promise.all(staticLangs.flatMap(lang => staticPages.map(slug => legalText(lang, slug))))
