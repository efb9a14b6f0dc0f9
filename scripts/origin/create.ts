import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { headersFor } from '#host/headers.ts'
import { type Listening, listen } from './listen.ts'
import type { Build, Where } from './static/build.ts'
import { liveBuild } from './static/live-build.ts'
import { answerSite, errorPage } from './static/site.ts'

export interface OriginOptions extends Where {
  /** 0: any free one */
  port: number
  hostname?: string | undefined
  bodyTimeoutMs?: number | undefined
  log?: (line: string) => void
}

type Env = { Bindings: HttpBindings }

/** The origin on Node: the site as its hosts' rules say. */
export async function createOrigin(options: OriginOptions): Promise<Listening> {
  const log = options.log ?? console.error
  const current = await liveBuild(options, log)
  const app = new Hono<Env>()
  app.all('*', async c => {
    const build = current()
    const target = c.env.incoming.url ?? '/'
    const { response, vary, noStore } = await answerSite(c.req.raw, target, build)
    return dress(response, build, target, { vary, noStore })
  })
  app.onError(async (error, c: Context<Env>) => {
    const build = current()
    log(`500 ${c.req.method} ${c.env.incoming.url}: ${error.stack ?? error.message}`)
    const headers = { 'content-type': 'text/html; charset=utf-8' }
    const response = new Response(await errorPage(build), { status: 500, headers })
    return dress(response, build, '/500.html', { noStore: true })
  })
  return listen({ ...options, fetch: app.fetch as never })
}

/** The headers that every status carries. */
function dress(
  response: Response,
  build: Build,
  target: string,
  told: { vary?: string | undefined; noStore?: boolean | undefined },
): Response {
  const [path = '/'] = target.split('?')
  const { Vary: vary, ...rest } = headersFor(path, build.csp, { status: response.status, ...told })
  for (const [name, value] of Object.entries(rest)) response.headers.set(name, value)
  if (vary) response.headers.append('Vary', vary)
  return response
}
