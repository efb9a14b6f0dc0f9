import type { NewsItem } from '#sources/model.ts'

export interface NewsDay {
  /** YYYY-MM-DD */
  time: string
  list: NewsItem[]
}

/** News by calendar day, in the order given; the day is the host's own, whatever the zone of the reader. */
export function byDay(news: readonly NewsItem[]): NewsDay[] {
  const days = new Map<string, NewsItem[]>()
  for (const item of news) {
    const day = item.day
    days.set(day, [...(days.get(day) ?? []), item])
  }
  return [...days].map(([time, list]) => ({ time, list }))
}
