import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { type Setting, type Settings, settings as table } from '#config/settings.ts'
import { codes } from '#i18n/languages.ts'
import { rooms } from '../api/words.ts'

interface Where {
  /** the folder of all hosts' rules */
  out: string
  settings: Settings
  csp: string
}

const entryName = 'origin.js'

/**
 * Adds the origin to host/cloudflare: an entry that answers /api and leaves the rest to the static worker, and a
 * config with D1 and an hourly cleaning. `wrangler deploy -c host/cloudflare/wrangler.json` makes the database.
 */
export function emitCloudflareOrigin({ out, settings, csp }: Where): void {
  const folder = join(out, 'cloudflare')
  const config = JSON.parse(readFileSync(join(folder, 'wrangler.json'), 'utf8'))
  writeFileSync(join(folder, entryName), entry(folder, csp))
  const full = {
    ...config,
    main: entryName,
    compatibility_flags: ['nodejs_compat'],
    assets: { ...config.assets, run_worker_first: ['/api/*'] },
    d1_databases: [{ binding: 'DB', database_name: `${config.name}-origin` }],
    triggers: { crons: ['17 * * * *'] },
    vars: changed(settings),
  }
  writeFileSync(join(folder, 'wrangler.json'), `${JSON.stringify(full, null, 2)}\n`)
}

const changed = (settings: Settings): Partial<Settings> =>
  Object.fromEntries(
    Object.entries(settings).filter(([name, value]) => value !== table[name as Setting].default),
  )

function entry(folder: string, csp: string): string {
  const here = resolve(folder)
  const to = (path: string) => {
    const found = relative(here, resolve(path)).replaceAll('\\', '/')
    return JSON.stringify(found.startsWith('.') ? found : `./${found}`)
  }
  const words = codes.flatMap(lang =>
    rooms
      .map(room => ({ lang, room, file: `locales/${lang}/${room}.json` }))
      .filter(({ file }) => existsSync(file)),
  )
  const nameOf = ({ lang, room }: { lang: string; room: string }) => `${room}_${lang.replace('-', '_')}`
  const locales = codes.map(lang => {
    const own = words.filter(word => word.lang === lang)
    return `  ${JSON.stringify(lang)}: { ${own.map(word => `${word.room}: ${nameOf(word)}`).join(', ')} },`
  })
  return `// Written by scripts/origin/cloudflare/emit.ts; change it there.
import { createWorker } from ${to('scripts/origin/worker.ts')}
${words.map(word => `import ${nameOf(word)} from ${to(word.file)}`).join('\n')}
import site from './worker.js'

const locales = {
${locales.join('\n')}
}
const csp = ${JSON.stringify(csp)}
const origin = createWorker({ locales, csp })

export default {
  fetch: (request, env, context) =>
    new URL(request.url).pathname.startsWith('/api/')
      ? origin.fetch(request, env)
      : site.fetch(request, env, context),
  scheduled: origin.scheduled,
}
`
}
