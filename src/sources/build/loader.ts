import { fileURLToPath } from 'node:url'
import type { Loader } from 'astro/loaders'
import type { SourceName } from '../model.ts'
import { type Collected, collect } from './collect.ts'

let running: Promise<Collected> | undefined

/** All collections share one gathering. Everything is fetched and checked first; only then the store changes. */
export const sourceLoader = (name: SourceName): Loader => ({
  name: `source-${name}`,
  async load({ store, config }) {
    // stderr, since a build keeps Astro's own lines to itself and these are the progress to watch
    running ??= collect({ root: fileURLToPath(config.root), say: console.error })
    const { finished } = await running
    store.clear()
    for (const [lang, rows] of finished[name])
      for (const [index, row] of rows.entries())
        store.set({ id: `${lang}/${String(index).padStart(6, '0')}`, data: { lang, row: { ...row } } })
  },
})
