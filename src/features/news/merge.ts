import { limits } from '#config/limits.ts'
import type { NewsItem } from '#sources/model.ts'

/** Own items, and the English ones that have none of the same id: marked, and linked to their English page. */
export function withStandIns(own: readonly NewsItem[], english: readonly NewsItem[]): NewsItem[] {
  const ids = new Set(own.map(({ id }) => id))
  return [...own, ...english.filter(({ id }) => !ids.has(id))].sort(newestFirst)
}

const newestFirst = (a: NewsItem, b: NewsItem) =>
  b.createTime < a.createTime ? -1 : b.createTime > a.createTime ? 1 : a.id < b.id ? -1 : 1

export interface NewsPage {
  number: number
  last: number
  items: NewsItem[]
}

/** Twenty a page; the first is the list itself. */
export function pagesOf(items: readonly NewsItem[], size: number = limits.news.count): NewsPage[] {
  const last = Math.max(1, Math.ceil(items.length / size))
  return Array.from({ length: last }, (_, index) => ({
    number: index + 1,
    last,
    items: items.slice(index * size, (index + 1) * size),
  }))
}
