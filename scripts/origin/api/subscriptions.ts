import type { Context } from 'hono'
import { limits } from '#config/limits.ts'
import { href } from '#i18n/href.ts'
import { subscription } from '#sources/submissions/subscribe.ts'
import { check } from '#sources/submissions/validate.ts'
import { asText, linkButtons } from '../pages/html.ts'
import { readRandom128 } from '../store/random.ts'
import { subscribe, unsubscribe } from '../store/subscribers.ts'
import { parseBody, readBody } from './body.ts'
import { type Api, langOf, reply } from './context.ts'
import type { Say } from './words.ts'

export const paths = {
  subscribe: '/api/tokenPocket/subscribe',
  unsubscribe: '/api/tokenPocket/unsubscribe',
}

async function readFields(c: Context): Promise<Record<string, unknown>> {
  const body = await readBody(c.req.raw, limits.body.subscription)
  const { json, fields } = await parseBody(body, c.req.header('content-type') ?? null)
  if (typeof json === 'object' && json !== null) return json as Record<string, unknown>
  return Object.fromEntries([...fields].map(([name, values]) => [name, values.at(-1)]))
}

export async function takeSubscription(c: Context, api: Api): Promise<Response> {
  const fields = await readFields(c)
  const lang = langOf(c, fields['lang'])
  const say = api.speak(lang)
  const home = linkButtons([href(lang, 'home'), say('origin:home')])
  const read = check(subscription, fields)
  if (!read.ok) {
    const message = say('spec:subscribe.email')
    const page = () => ({ title: message, text: [say('origin:subscribe.again')], html: home })
    return reply(c, api, lang, { result: 1, message, data: { errors: read.errors }, page })
  }
  await subscribe(api.db, read.value.email, lang, api.now())
  const message = say('spec:subscribe.success')
  const page = () => ({ title: message, text: [say('origin:subscribe.done')], html: home })
  return reply(c, api, lang, { result: 0, message, page })
}

/** The page behind the link in a mail: nothing happens until its button is pressed. */
export async function askUnsubscribe(c: Context, api: Api): Promise<Response> {
  const lang = langOf(c, c.req.query('lang'))
  const token = readRandom128(c.req.query('token') ?? '')
  const page = (say: Say) => ({
    title: say('origin:unsubscribe.title'),
    text: [say(token ? 'origin:unsubscribe.ask' : 'origin:unsubscribe.badToken')],
    html: token ? form(token, lang, say('origin:unsubscribe.button')) : '',
  })
  return reply(c, api, lang, { always: true, result: token ? 0 : 1, status: token ? 200 : 404, page })
}

const form = (token: string, lang: string, label: string): string =>
  `<form method="post" action="${paths.unsubscribe}"><input type="hidden" name="token" value="${asText(token)}"><input type="hidden" name="lang" value="${asText(lang)}"><button class="btn c">${asText(label)}</button></form>`

/** By our page, by JSON, or by a mail provider's one click (RFC 8058), whose token is in the address. */
export async function takeUnsubscribe(c: Context, api: Api): Promise<Response> {
  const fields = await readFields(c)
  const lang = langOf(c, fields['lang'] ?? c.req.query('lang'))
  const say = api.speak(lang)
  const token = readRandom128(String(fields['token'] ?? c.req.query('token') ?? ''))
  if (!token) {
    const message = say('origin:unsubscribe.badToken')
    const page = () => ({ title: say('origin:unsubscribe.title'), text: [message] })
    return reply(c, api, lang, { result: 1, message, page })
  }
  const removed = await unsubscribe(api.db, token)
  const message = say(removed ? 'origin:unsubscribe.done' : 'origin:unsubscribe.gone')
  const html = linkButtons([href(lang, 'home'), say('origin:home')])
  const page = () => ({ title: say('origin:unsubscribe.title'), text: [message], html })
  return reply(c, api, lang, { result: 0, message, data: { removed }, page })
}
