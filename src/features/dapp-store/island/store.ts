import { atom, computed } from 'nanostores'
import { limits } from '#config/limits.ts'
import { persistent } from '#state/persistent.ts'
import { addProgress, failProgress, finishProgress, startProgress } from '#state/progress.ts'
import { cardsOnPage } from '../paging.ts'
import { type Filters, find, isStill, noFilters, readFilters, writeFilters } from './filter.ts'
import { type Facets, type Listing, listings, type Names, type Texts, textsAPiece } from './format.ts'
import { fetchFile } from './load.ts'

const { small, large } = limits.progress.step
const mostRecents = 6
const mostFavourites = 500

const readIds = (raw: string): string[] | undefined => {
  const read: unknown = JSON.parse(raw)
  return Array.isArray(read) ? read.filter(id => typeof id === 'string' && id.length <= 64) : undefined
}

export const filters = atom<Filters>(noFilters)
/** the category whose first cards are in the page */
export const first = atom('')
export const shown = atom(cardsOnPage)
export const all = atom<Listing[] | undefined>(undefined)
export const facets = atom<Facets | undefined>(undefined)
export const texts = atom<Texts['texts']>([])
export const status = atom<'idle' | 'loading' | 'ready' | 'failed'>('idle')
export const favourites = persistent<string[]>('favourites', [], readIds, JSON.stringify)
export const recents = persistent<string[]>('recent-searches', [], readIds, JSON.stringify)

export const still = computed(
  [filters, first, shown],
  (now, first, count) => isStill(now, first) && count === cardsOnPage,
)

export const results = computed([all, facets, filters, first], (list, facets, now, first) => {
  if (!list || ((now.category || now.network) && !facets)) return undefined
  return find(list, facets, isStill(now, first) ? { ...now, category: first } : now)
})

/** Fetches what is missing; asked for twice, it fetches once. */
export async function load(lang: string) {
  if (status.get() === 'loading' || status.get() === 'ready') return
  status.set('loading')
  startProgress()
  try {
    const facetsFile = fetchFile<Facets>(lang, 'dapps-facets')
    facetsFile.catch(() => undefined)
    const names = await fetchFile<Names>(lang, 'dapps')
    all.set(listings(names))
    addProgress(large)
    const found = await facetsFile
    if (found.of !== names.of) throw new Error(`data/${lang}: files of two builds; reload the page`)
    facets.set(found)
    addProgress(small)
    status.set('ready')
    finishProgress()
    await loadTexts(lang, names)
  } catch (error) {
    console.warn(String(error))
    if (status.get() === 'ready') return
    status.set('failed')
    failProgress()
  }
}

/** The sentences, piece after piece; a card without its sentence is complete all the same. */
async function loadTexts(lang: string, { of, dapps }: Names) {
  for (let piece = 0; piece * textsAPiece < dapps.length; piece++) {
    const found = await fetchFile<Texts>(lang, `dapps-text-${piece}`)
    if (found.of !== of) return
    texts.set([...texts.get(), ...found.texts])
  }
}

/** A new question starts at the first cards; it stands in the address, so that back and reload keep it. */
export function ask(change: Partial<Filters>, how: 'push' | 'replace' = 'push') {
  const next = { ...filters.get(), ...change }
  // the category that one merely arrived at narrows no search
  if (change.q && next.category === first.get()) next.category = ''
  filters.set(next)
  shown.set(cardsOnPage)
  const address = location.pathname + writeFilters(next)
  if (address === location.pathname + location.search) return
  history[how === 'push' ? 'pushState' : 'replaceState'](history.state, '', address)
}

export const readAddress = () => {
  filters.set(readFilters(location.search))
  shown.set(cardsOnPage)
}

export const showMore = () => shown.set(shown.get() + limits.dapps.step)

export function remember(q: string) {
  const text = q.trim()
  if (text) recents.set([text, ...recents.get().filter(one => one !== text)].slice(0, mostRecents))
}

export function toggleFavourite(hid: string) {
  const now = favourites.get()
  favourites.set(now.includes(hid) ? now.filter(one => one !== hid) : [hid, ...now].slice(0, mostFavourites))
}
