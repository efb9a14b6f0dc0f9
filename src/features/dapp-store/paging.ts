/** A shelf's page: cards first, then a short list; long shelves go on at the next page. */
export const cardsOnPage = 24
export const onPage = 56

export interface ShelfPage<T> {
  number: number
  last: number
  cards: T[]
  rest: T[]
}

export function pagesOf<T>(items: readonly T[]): ShelfPage<T>[] {
  const last = Math.max(1, Math.ceil(items.length / onPage))
  return Array.from({ length: last }, (_, index) => {
    const slice = items.slice(index * onPage, (index + 1) * onPage)
    return { number: index + 1, last, cards: slice.slice(0, cardsOnPage), rest: slice.slice(cardsOnPage) }
  })
}
