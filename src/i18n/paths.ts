import { codes, type Lang } from './languages.ts'

/** Every page of `src/pages/[lang]/` starts with this one. */
export const getStaticPaths = () => codes.map(lang => ({ params: { lang } }))

/** For pages of many items: language × item, the item as a prop. */
export async function pathsWith<T, P extends Record<string, string>>(
  items: (lang: Lang) => Promise<readonly T[]> | readonly T[],
  params: (item: T) => P,
) {
  const lists = await Promise.all(codes.map(async lang => ({ lang, rows: await items(lang) })))
  return lists.flatMap(({ lang, rows }) =>
    rows.map(item => ({ params: { lang, ...params(item) }, props: { item } })),
  )
}
