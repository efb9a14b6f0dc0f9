import type { Hono } from 'hono'
import { readSettings } from '#config/settings.ts'
import { createApi } from './api/app.ts'
import { createSpeak, type Locales } from './api/words.ts'
import { dress } from './dress.ts'
import { type D1, openD1 } from './store/d1.ts'
import { clean } from './store/retention.ts'
import { migrate } from './store/schema.ts'

export interface WorkerEnv extends Record<string, unknown> {
  DB: D1
  /** the static half, which Cloudflare serves itself; a page of it is the shell of ours */
  ASSETS?: { fetch(request: Request | string): Promise<Response> }
}

interface Built {
  locales: Locales
  csp: string
}

/** The calls of our own origin on Cloudflare Workers, with D1. The emitted entry brings words and CSP. */
export function createWorker({ locales, csp }: Built) {
  let ready: Promise<Hono> | undefined
  const start = async (env: WorkerEnv): Promise<Hono> => {
    const db = openD1(env.DB)
    await migrate(db)
    return createApi({
      db,
      settings: readSettings(env as Record<string, string | undefined>),
      speak: createSpeak(locales),
      addressOf: c => c.req.header('cf-connecting-ip') ?? '',
      shell: async lang => {
        const page = await env.ASSETS?.fetch(`https://assets.local/${lang}/404.html`)
        return page?.ok ? page.text() : undefined
      },
      now: Date.now,
      log: console.error,
    })
  }
  return {
    async fetch(request: Request, env: WorkerEnv): Promise<Response> {
      ready ??= start(env)
      const app = await ready.catch(error => {
        ready = undefined
        console.error(error)
        return undefined
      })
      const answer = app
        ? await app.fetch(request, env)
        : Response.json(
            { result: 503, message: '', data: null },
            { status: 503, headers: { 'retry-after': '10' } },
          )
      const response = new Response(answer.body, answer)
      return dress(response, new URL(request.url).pathname, csp, { noStore: true })
    },
    async scheduled(_: unknown, env: WorkerEnv): Promise<void> {
      await clean(openD1(env.DB), Date.now())
    },
  }
}
