import { readdirSync } from 'node:fs'
import type { AstroIntegration } from 'astro'
import { localesDir } from './options.ts'

/** Words are read from disk, not imported, so `astro dev` must be told to look at them. */
export const watchLocales = (): AstroIntegration => ({
  name: 'watch-locales',
  hooks: {
    'astro:config:setup': ({ addWatchFile, command }) => {
      if (command !== 'dev') return
      for (const file of readdirSync(localesDir, { recursive: true, encoding: 'utf8' }))
        if (file.endsWith('.json')) addWatchFile(`${localesDir}${file}`)
    },
  },
})
