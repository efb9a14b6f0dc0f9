import { atom } from 'nanostores'

export const online = atom(typeof navigator === 'undefined' ? true : navigator.onLine)

export function watchOnline() {
  const read = () => online.set(navigator.onLine)
  addEventListener('online', read)
  addEventListener('offline', read)
}
