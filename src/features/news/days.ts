import type { NewsItem } from '#sources/model.ts'

export interface NewsDay {
  /** YYYY-MM-DD */
  time: string
  list: NewsItem[]
}

/** News by calendar day, in the order given; the day is the host's own, whatever the zone of the reader. */
export const byDay = (news: readonly NewsItem[]): NewsDay[] =>
  [...Map.groupBy(news, ({ day }) => day)].map(([time, list]) => ({ time, list }))
