import type { MarkdownInstance } from 'astro'
import { readSettings } from '#config/settings.ts'
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
}

/** One text, its places filled in; missing or badly headed files stop the build with their name. */
async function legalText(lang: StaticLang, slug: StaticSlug): Promise<LegalText> {
  const name = `src/features/legal/texts/${lang}/${slug}.md`
  const file = files[`./texts/${lang}/${slug}.md`]
  if (!file) throw new Error(`${name}: there is no such file; write it, or take the slug out of staticPages`)
  const front = readFront(name, file.frontmatter)
  const parties = front.parties ? partiesHtml(front.parties, activeParties(readSettings())) : ''
  const html = (await file.compiledContent()).replace('<p>{{parties}}</p>', () => parties)
  return { lang, slug, front, html: fill(name, html) }
}

export const legalTexts = (): Promise<LegalText[]> =>
  Promise.all(staticLangs.flatMap(lang => staticPages.map(slug => legalText(lang, slug))))
