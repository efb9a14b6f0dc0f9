import { type Context, Hono } from 'hono'
import { isKind } from '#sources/submissions/kinds.ts'
import { StoreUnavailable } from '../store/port.ts'
import { createRate } from '../store/rates.ts'
import { type Api, type Engine, langOf, reply } from './context.ts'
import { Refusal } from './refusal.ts'
import { createGate } from './same-site.ts'
import { takeSubmission, tellStatus } from './submissions.ts'
import { askUnsubscribe, paths, takeSubscription, takeUnsubscribe } from './subscriptions.ts'

const submissionPath = '/api/submissions/:what'

/** The calls of our own origin, the same on every engine. */
export function createApi(engine: Engine): Hono {
  const { settings } = engine
  const api: Api = {
    ...engine,
    gate: createGate(settings.SITE_URL, settings.ALLOWED_ORIGINS),
    rate: settings.RATE_LIMIT === 'off' ? undefined : createRate(engine.db, perMinute(settings.RATE_LIMIT)),
  }
  const app = new Hono()
  app.use('*', async (c, next) => {
    const origin = api.gate.corsOrigin(c.req.raw)
    await next()
    c.header('Vary', 'Origin', { append: true })
    if (origin) c.header('Access-Control-Allow-Origin', origin)
  })
  app.options('*', c => preflight(c, api))

  app.post(paths.subscribe, guard(api), c => takeSubscription(c, api))
  app.get(paths.unsubscribe, c => askUnsubscribe(c, api))
  app.post(paths.unsubscribe, guard(api), c => takeUnsubscribe(c, api))
  app.post(submissionPath, guard(api), c => {
    const kind = c.req.param('what')
    if (!isKind(kind)) throw new Refusal(404, 'notFound')
    return takeSubmission(c, api, kind)
  })
  app.get(submissionPath, c => tellStatus(c, api, c.req.param('what')))

  for (const [path, allow] of [
    [paths.subscribe, 'POST'],
    [paths.unsubscribe, 'GET, POST'],
    [submissionPath, 'GET, POST'],
  ] as const)
    app.all(path, () => {
      throw new Refusal(405, 'method', { headers: { allow } })
    })
  app.all('*', () => {
    throw new Refusal(404, 'notFound')
  })
  app.onError((error, c) => tellRefusal(c, api, asRefusal(error, c, api)))
  return app
}

function perMinute(text: string): number {
  const number = Number(text)
  if (Number.isInteger(number) && number > 0) return number
  throw new Error(`RATE_LIMIT: "${text}" is no number of posts a minute; set one such as 5, or off`)
}

/** Whose post it is, and how many before it. */
const guard = (api: Api) => async (c: Context, next: () => Promise<void>) => {
  if (!api.gate.mayPost(c.req.raw)) throw new Refusal(403, 'otherSite')
  const seconds = (await api.rate?.(api.addressOf(c), api.now())) ?? 0
  if (seconds > 0)
    throw new Refusal(429, 'tooMany', { headers: { 'retry-after': `${seconds}` }, values: { seconds } })
  await next()
}

function preflight(c: Context, api: Api): Response {
  if (!api.gate.corsOrigin(c.req.raw)) throw new Refusal(403, 'otherSite')
  c.header('Access-Control-Allow-Methods', 'GET, POST')
  c.header('Access-Control-Allow-Headers', 'Content-Type, Idempotency-Key')
  c.header('Access-Control-Max-Age', '600')
  return c.body(null, 204)
}

function asRefusal(error: Error, c: Context, api: Api): Refusal {
  if (error instanceof Refusal) return error
  api.log(`${c.req.method} ${c.req.path}: ${error.stack ?? error.message}`)
  return error instanceof StoreUnavailable
    ? new Refusal(503, 'unavailable', { headers: { 'retry-after': '10' } })
    : new Refusal(500, 'broken')
}

function tellRefusal(c: Context, api: Api, { status, words, headers, values }: Refusal): Promise<Response> {
  const lang = langOf(c, c.req.query('lang'))
  const say = api.speak(lang)
  const message = say(`origin:refused.${words}`, values)
  const page = () => ({ title: say('origin:refused.title'), text: [message] })
  return reply(c, api, lang, { status, headers, result: status, message, page })
}
