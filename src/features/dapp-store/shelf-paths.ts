import { codes, type Lang } from '#i18n/languages.ts'
import type { Dapp } from '#sources/model.ts'
import { allId, type Directory, type Shelf } from './arrange.ts'
import { directoryOf } from './directory.ts'
import { pagesOf, type ShelfPage } from './paging.ts'

interface ShelfProps {
  shelf: Shelf
  page: ShelfPage<Dapp>
}

/** `1`, and `1/2` for its second page. */
async function paths(shelves: (lang: Lang, directory: Directory) => Shelf[]) {
  const lists = await Promise.all(
    codes.map(async lang =>
      shelves(lang, await directoryOf(lang)).flatMap(shelf =>
        pagesOf(shelf.dapps).map(page => ({
          params: { lang, path: page.number === 1 ? shelf.id : `${shelf.id}/${page.number}` },
          props: { shelf, page } satisfies ShelfProps,
        })),
      ),
    ),
  )
  return lists.flat()
}

export const categoryPaths = (titleOfAll: (lang: Lang) => string) =>
  paths((lang, { categories, dapps }) => [...categories, { id: allId, title: titleOfAll(lang), dapps }])

export const networkPaths = () => paths((_, { networks }) => networks)
