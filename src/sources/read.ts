import { getCollection } from 'astro:content'
import { fallback, type Lang } from '#i18n/languages.ts'
import type { Models, SourceName } from './model.ts'
import { oncePerBuild } from './once.ts'

/** What pages read. The collections behind it are grouped by language once a build. */

interface Stored {
  id: string
  data: { lang: Lang; row: unknown }
}

const groupsOf = oncePerBuild(async (name: SourceName) => {
  const entries = (await getCollection(name as never)) as unknown as Stored[]
  const sorted = entries.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const byLang = Map.groupBy(sorted, ({ data }) => data.lang)
  return new Map([...byLang].map(([lang, list]) => [lang, list.map(({ data }) => data.row)]))
})

const rows = async <N extends SourceName>(name: N, lang: Lang): Promise<readonly Models[N][]> =>
  ((await groupsOf(name)).get(lang) ?? []) as Models[N][]

/** The newest first. */
export const newsOf = (lang: Lang) => rows('news', lang)
/** In the host's order; `hot` holds the rank. */
export const dappsOf = (lang: Lang) => rows('dapps', lang)
/** The shown ones (type 0) by their order. */
export const categoriesOf = (lang: Lang) => rows('categories', lang)
/** Those in use; closed ones are left out. */
export const networks = () => rows('networks', fallback)
export const bannersOf = (lang: Lang) => rows('banners', lang)
export const hotOf = (lang: Lang) => rows('hot', lang)
export const sectionsOf = (lang: Lang) => rows('sections', lang)
