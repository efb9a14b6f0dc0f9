import { describe, expect, it } from 'vitest'
import { allId, arrange, categoryOf, relatedTo } from '#features/dapp-store/arrange.ts'
import { facetsOf, namesOf, pieceCount, textsOf } from '#features/dapp-store/data.ts'
import { cardFacts } from '#features/dapp-store/island/card-facts.ts'
import { find, isStill, noFilters, readFilters, writeFilters } from '#features/dapp-store/island/filter.ts'
import { isFile, listings } from '#features/dapp-store/island/format.ts'
import { onPage, pagesOf } from '#features/dapp-store/paging.ts'
import type { Dapp, Network } from '#sources/model.ts'

const dapp = (hid: string, more: Partial<Dapp> = {}): Dapp => ({
  ...{ hid, slug: hid, title: hid, url: `https://${hid}.example/`, iconUrl: undefined, desc: `about ${hid}` },
  ...{ descLang: 'en', categoryIds: [], chains: [], hot: undefined, tpConnect: undefined, audits: [] },
  ...{ contracts: [], tokens: [], langs: [], createTime: undefined, updateTime: undefined },
  ...more,
})
const network = (code: string) => ({ code, title: code.toUpperCase() }) as Network
const category = (hid: string) => ({ hid, title: `Shelf ${hid}`, index: 0, type: 0 })

const rows = [
  dapp('pool-tide', { title: 'Tide', categoryIds: ['1'], chains: ['eth'] }),
  dapp('swap', { title: 'Réef Swap', hot: 2, categoryIds: ['99998', '1'], chains: ['eth', 'base'] }),
  dapp('tide-swap', { title: 'TideSwap', hot: 1, categoryIds: ['99998'], chains: ['base'], descLang: 'zh' }),
  dapp('art', { title: 'Art of Tides', categoryIds: ['2'], chains: ['unheard', 'base'] }),
]
const directory = arrange(
  rows,
  [category('99998'), category('1'), category('2'), category('3'), category(allId)],
  ['eth', 'base', 'btc'].map(network),
  [],
)
const all = listings(namesOf(directory))
const facets = facetsOf(directory)
const titles = (filters: Partial<typeof noFilters>) =>
  find(all, facets, { ...noFilters, ...filters }).map(({ title }) => title)

describe('the directory', () => {
  it('puts ranked dapps first and keeps the order of the host for the rest', () => {
    expect(directory.dapps.map(({ hid }) => hid)).toEqual(['tide-swap', 'swap', 'pool-tide', 'art'])
  })
  it('has no empty shelf, no category that would hide the one of all dapps, the busiest network first', () => {
    expect(directory.categories.map(({ id }) => id)).toEqual(['99998', '1', '2'])
    expect(directory.networks.map(({ id }) => id)).toEqual(['base', 'eth'])
  })
  it('names a dapp by the category that is not the hot one', () => {
    const swap = directory.byHid.get('swap')!
    expect(categoryOf(swap, directory, '99998')?.id).toBe('1')
    expect(categoryOf(directory.byHid.get('tide-swap')!, directory, '99998')?.id).toBe('99998')
    expect(relatedTo(swap, directory.categories[1]).map(({ hid }) => hid)).toEqual(['pool-tide'])
  })
})

describe('what the browser fetches', () => {
  it('agrees in its order, and marks a sentence in another language', () => {
    const texts = textsOf(directory, 'en', 0)
    expect([facets.of, texts.of]).toEqual([namesOf(directory).of, namesOf(directory).of])
    expect(texts.texts[0]).toEqual(['about tide-swap', 'zh-Hans'])
    expect(texts.texts[1]).toBe('about swap')
    expect(cardFacts(facets, 1)).toMatchObject({
      url: 'https://swap.example/',
      category: 'Shelf 1',
      networks: ['eth', 'base'],
      names: 'ETH, BASE',
    })
  })
  it('holds each sentence in exactly one piece', () => {
    const many = arrange(
      Array.from({ length: 501 }, (_, index) => dapp(`d${index}`)),
      ...([[], [], []] as [[], [], []]),
    )
    const found = Array.from({ length: pieceCount(many) }, (_, piece) => textsOf(many, 'en', piece).texts)
    expect(found.flat()).toHaveLength(501)
  })
  it('refuses what is no file of ours', () => {
    expect([null, [], '<!doctype html>', {}, { of: 1 }].map(isFile)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ])
    expect(isFile({ of: 'x' })).toBe(true)
  })
  it('gives a card without facets nothing to say, and no fault', () => {
    expect(cardFacts(undefined, 3)).toMatchObject({ url: undefined, category: undefined, networks: [] })
  })
})

describe('search and filters', () => {
  it('ranks the beginning of a name before a word of it before its inside, hottest first', () => {
    expect(titles({ q: 'tide' })).toEqual(['TideSwap', 'Tide', 'Art of Tides'])
    expect(titles({ q: 'swap' })).toEqual(['Réef Swap', 'TideSwap'])
  })
  it('folds accents and case', () => expect(titles({ q: '  REEF ' })).toEqual(['Réef Swap']))
  it('narrows by category and network, together', () => {
    expect(titles({ category: '1' })).toEqual(['Réef Swap', 'Tide'])
    expect(titles({ category: '1', network: 'base' })).toEqual(['Réef Swap'])
    expect(titles({ category: allId })).toHaveLength(4)
  })
  it('finds nothing for a category or network that is not there', () => {
    expect(titles({ category: 'constructor' })).toEqual([])
    expect(titles({ network: 'unheard' })).toEqual([])
  })
  it('reads back what it writes, and cuts what is too long', () => {
    const asked = { q: 'a&b=ü', category: '99998', network: 'eth' }
    expect(readFilters(writeFilters(asked))).toEqual(asked)
    expect(writeFilters(noFilters)).toBe('')
    expect(readFilters(`?q=${'x'.repeat(9_000)}`).q).toHaveLength(60)
  })
  it('leaves the page as it is for the category it already shows', () => {
    expect(isStill({ ...noFilters, category: '99998' }, '99998')).toBe(true)
    expect(isStill({ ...noFilters, category: '1' }, '99998')).toBe(false)
    expect(isStill({ ...noFilters, network: 'eth' }, '99998')).toBe(false)
  })
})

describe('pages of a shelf', () => {
  it('hold every item once, in order, and an empty shelf has one page', () => {
    const items = Array.from({ length: onPage * 2 + 1 }, (_, index) => index)
    const pages = pagesOf(items)
    expect(pages.flatMap(({ cards, rest }) => [...cards, ...rest])).toEqual(items)
    expect(pages.map(({ number, last }) => [number, last])).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ])
    expect(pagesOf([])).toEqual([{ number: 1, last: 1, cards: [], rest: [] }])
  })
})
