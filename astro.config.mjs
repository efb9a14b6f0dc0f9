import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import astroI18next from 'astro-i18next'
import { envSchema } from './src/config/env.ts'
import { readSettings } from './src/config/settings.ts'
import { watchLocales } from './src/i18n/watch.ts'
import { ownDirectives } from './src/ui/directives/integration.ts'

export default defineConfig({
  site: readSettings().SITE_URL,
  trailingSlash: 'always',
  output: 'static',
  build: { format: 'directory', inlineStylesheets: 'never', concurrency: 1 },
  compressHTML: true,
  prefetch: false,
  devToolbar: { enabled: false },
  env: { schema: envSchema },
  integrations: [react(), astroI18next(), ownDirectives(), watchLocales()],
  vite: {
    build: {
      assetsInlineLimit: 0,
      rolldownOptions: {
        // Numbers, tables and schemas only: a script that uses one of them must not load the rest.
        treeshake: { moduleSideEffects: [{ test: /src\/(config|i18n|sources)\//, sideEffects: false }] },
        // A number of src/config stands in the script that uses it; it isn't worth a request of its own.
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
        output: {
          codeSplitting: {
            groups: [
              { name: 'shared', test: /src\/(styles|ui|features\/shell)\/.*\.css/ },
              // One file, not five: they are only ever needed together.
              {
                name: 'react',
                test: /node_modules\/(react|react-dom|scheduler|@nanostores\/react|@astrojs\/react)\/|src\/ui\/(Icon|Pebble|art\/Tile)\.tsx/,
              },
              // What every page asks for once it is at rest is one file, not seven.
              {
                name: 'state',
                test: /src\/(state\/|i18n\/languages|config\/limits)|node_modules\/nanostores\//,
              },
            ],
          },
        },
      },
    },
  },
})
