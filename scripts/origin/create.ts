import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import type { Settings } from '#config/settings.ts'
import { createApi } from './api/app.ts'
import { readLocales } from './api/locales.ts'
import { createSpeak } from './api/words.ts'
import { dress } from './dress.ts'
import { type Listening, listen } from './listen.ts'
import { createAddressOf } from './proxy.ts'
import { sampleHost } from './sample-host.ts'
import type { Build, Where } from './static/build.ts'
import { liveBuild } from './static/live-build.ts'
import { answerSite, errorPage, shellOf } from './static/site.ts'
import type { Database } from './store/port.ts'
import { keepClean } from './store/retention.ts'
import { migrate } from './store/schema.ts'
import { openSqlite } from './store/sqlite.ts'

interface OriginOptions extends Where {
  settings: Settings
  /** the SQLite file; made when it is not there */
  database: string
  /** 0: any free one */
  port: number
  hostname?: string | undefined
  bodyTimeoutMs?: number | undefined
  log?: (line: string) => void
}

type Env = { Bindings: HttpBindings }

/** The origin on Node: the site as its hosts' rules say, and with ORIGIN=own the calls that keep what they get. */
export async function createOrigin(options: OriginOptions): Promise<Listening> {
  const log = options.log ?? console.error
  const current = await liveBuild(options, log)
  const store = options.settings.ORIGIN === 'own' ? await openStore(options.database, log) : undefined
  const api = store && createNodeApi(store.db, options.settings, current, log)
  const sample = standsIn(options.settings) ? sampleHost() : undefined
  const app = new Hono<Env>()
  app.all('*', async c => {
    const build = current()
    const target = c.env.incoming.url ?? '/'
    const [path = '/'] = target.split('?')
    if (api && path.startsWith('/api/')) {
      const response = await api.fetch(c.req.raw, c.env)
      return dress(response, path, build.csp, { noStore: true })
    }
    if (sample && path.startsWith('/v1/'))
      return dress(await sample.fetch(c.req.raw), path, build.csp, { noStore: true })
    const { response, ...told } = await answerSite(c.req.raw, target, build)
    return dress(response, path, build.csp, told)
  })
  app.onError(async (error, c: Context<Env>) => {
    const { csp, ...build } = current()
    log(`500 ${c.req.method} ${c.env.incoming.url}: ${error.stack ?? error.message}`)
    const headers = { 'content-type': 'text/html; charset=utf-8' }
    const response = new Response(await errorPage(build), { status: 500, headers })
    return dress(response, '/500.html', csp, { noStore: true })
  })
  const listening = await listen({ ...options, fetch: app.fetch }).catch(error => {
    void store?.close()
    throw error
  })
  const close = async (graceMs?: number) => {
    await listening.close(graceMs)
    await store?.close()
  }
  return { ...listening, close }
}

/** Hosts that are not configured are played by the bundled sample, but never for a release. */
const standsIn = ({ ORIGIN, RELEASE, CONTENT_HOST, API_HOST }: Settings): boolean =>
  ORIGIN === 'own' && !RELEASE && (!CONTENT_HOST || !API_HOST)

async function openStore(path: string, log: (line: string) => void) {
  const db = openSqlite(path)
  await migrate(db)
  const stop = keepClean(db, log)
  return {
    db,
    close: async () => {
      stop()
      await db.close()
    },
  }
}

function createNodeApi(db: Database, settings: Settings, current: () => Build, log: (line: string) => void) {
  const addressOf = createAddressOf(settings.TRUST_PROXY)
  return createApi({
    db,
    settings,
    speak: createSpeak(readLocales()),
    addressOf: c =>
      addressOf((c.env as HttpBindings).incoming.socket.remoteAddress, c.req.header('x-forwarded-for')),
    shell: lang => shellOf(current(), lang),
    now: Date.now,
    log,
  })
}
