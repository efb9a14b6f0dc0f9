import { fileURLToPath } from 'node:url'
import type { Loader } from 'astro/loaders'
import type { SourceName } from '../model.ts'
import { type Collected, collect } from './collect.ts'

let running: Promise<Collected> | undefined

/** All collections share one gathering. Everything is fetched and checked first; only then the store changes. */
export const sourceLoader = (name: SourceName): Loader => ({
  name: `source-${name}`,
  async load({ store, logger, config }) {
    running ??= collect({ root: fileURLToPath(config.root), say: text => logger.info(text) })
    const { finished } = await running
    store.clear()
    for (const [lang, rows] of finished[name])
      for (const [index, row] of rows.entries())
        store.set({ id: `${lang}/${String(index).padStart(6, '0')}`, data: { lang, row: { ...row } } })
  },
})
