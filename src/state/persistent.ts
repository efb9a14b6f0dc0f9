import { atom, type WritableAtom } from 'nanostores'
import { safeStorage } from './safe-storage.ts'

/**
 * A store that outlives the page. What is read is parsed by `read`: an old, foreign or corrupt value
 * gives the default, never an error.
 */
export function persistent<T>(
  key: string,
  initial: T,
  read: (raw: string) => T | undefined,
  write: (value: T) => string,
) {
  const store: WritableAtom<T> = atom(restore() ?? initial)

  function restore(): T | undefined {
    if (typeof window === 'undefined') return undefined
    const raw = safeStorage.get(key)
    if (raw === undefined) return undefined
    try {
      return read(raw)
    } catch {
      return undefined
    }
  }

  store.listen(value => safeStorage.set(key, write(value)))
  if (typeof window !== 'undefined')
    addEventListener('storage', event => {
      if (event.key === key) store.set(restore() ?? initial)
    })
  return store
}
