import type { Settings } from '#config/settings.ts'
import { codes, fallback, type Lang } from '#i18n/languages.ts'
import type { Dapp, Models, Network, NewsItem, Section, SourceName } from '../model.ts'
import { ownPath } from '../own-links.ts'
import type { NetworkFact } from './network-facts.ts'
import { pictureFilter } from './pictures.ts'
import { sanitise } from './sanitise.ts'
import { assignSlugs, pathId } from './slugs.ts'
import { type RowOf, readRows } from './table.ts'

/** Raw rows of every source and language, listed ones joined. */
export type RawBySource = Record<SourceName, Map<Lang, unknown[]>>
export type Finished = { [N in SourceName]: Map<Lang, Models[N][]> }

interface Context {
  settings: Settings
  facts: NetworkFact[]
}

/** From checked rows to what pages see. No clock, no host: the same rows give the same result. */
export function finish(raw: RawBySource, { settings, facts }: Context): Finished {
  const siteUrl = settings.SITE_URL
  const picture = pictureFilter(settings.IMAGE_HOSTS)
  const rows = <N extends SourceName>(name: N, lang: Lang): RowOf<N>[] =>
    readRows(name, raw[name].get(lang) ?? []).rows
  const each = <N extends SourceName>(name: N, make: (list: RowOf<N>[], lang: Lang) => Models[N][]) =>
    new Map([...raw[name].keys()].map(lang => [lang, make(rows(name, lang), lang)]))

  const english = codes.toSorted((a, b) => Number(b === fallback) - Number(a === fallback))
  const slugs = assignSlugs(english.flatMap(lang => rows('dapps', lang)))
  const dapps = each('dapps', (list, lang) =>
    list.map(
      ({ descLang, ...row }): Dapp => ({
        ...row,
        slug: slugs.get(row.hid)!,
        iconUrl: picture(row.iconUrl),
        descLang: descLang ?? lang,
      }),
    ),
  )
  return {
    news: each('news', (list, lang) =>
      newest(
        list.map(({ content, ...row }): NewsItem => {
          const html = sanitise(content ?? '', { lang, siteUrl, picture })
          return { ...row, id: pathId(row.id), imageUrl: picture(row.imageUrl), lang, html }
        }),
      ),
    ),
    dapps,
    categories: each('categories', list =>
      list.filter(({ type }) => type === 0).sort((a, b) => a.index - b.index || order(a.hid, b.hid)),
    ),
    networks: each('networks', list =>
      list.filter(row => !row.deprecated).map(row => known(row, facts, picture)),
    ),
    banners: each('banners', (list, lang) =>
      list.map(row => ({ ...row, imageUrl: picture(row.imageUrl), url: ownPath(row.url, lang, siteUrl) })),
    ),
    hot: each('hot', list => list),
    sections: each('sections', (list, lang) => {
      const present = new Set(dapps.get(lang)?.map(({ hid }) => hid))
      return list.map(
        ({ hid, title, kind, apps }): Section => ({
          hid,
          title,
          kind,
          apps: apps.filter(app => present.has(app)),
        }),
      )
    }),
  }
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The newest first; of one moment, by id, so that the order never depends on the host's. */
const newest = (items: NewsItem[]): NewsItem[] =>
  items.sort((a, b) => order(b.createTime, a.createTime) || order(a.id, b.id))

function known(
  { hid, icon, title, ns, chain_id }: RowOf<'networks'>,
  facts: NetworkFact[],
  picture: (image: string | undefined) => string | undefined,
): Network {
  const fact = facts.find(known => known.ns === ns && known.chain_id === chain_id)
  return {
    hid,
    code: fact?.code ?? hid.toLowerCase(),
    icon: picture(icon),
    title,
    ns,
    chainId: chain_id,
    aka: fact?.aka ?? [],
    symbol: fact?.native_symbol ?? undefined,
    family: fact?.address_family,
    explorer: fact?.explorer_address ?? undefined,
  }
}
