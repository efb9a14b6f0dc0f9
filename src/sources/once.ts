/** Reads each thing once a build; `astro dev` reads it anew, since files change under it. */
export function oncePerBuild<K, T>(read: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const known = new Map<K, Promise<T>>()
  return key => {
    const found = (!import.meta.env.DEV && known.get(key)) || read(key)
    known.set(key, found)
    return found
  }
}
