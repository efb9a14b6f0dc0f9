import type { Context } from 'hono'
import type { Settings } from '#config/settings.ts'
import { langOfVisitor } from '#host/match.ts'
import { isLang, type Lang, languages } from '#i18n/languages.ts'
import { fillPage, type Page } from '../pages/html.ts'
import type { Database } from '../store/port.ts'
import type { Rate } from '../store/rates.ts'
import type { Gate } from './same-site.ts'
import type { Say, Speak } from './words.ts'

/** What an engine (Node, Workers) brings to the API. */
export interface Engine {
  db: Database
  settings: Settings
  speak: Speak
  /** the visitor's address, from the socket or the proxy in front */
  addressOf: (c: Context) => string
  /** a page of the site whose <main> is to be filled */
  shell: (lang: Lang) => Promise<string | undefined>
  now: () => number
  log: (line: string) => void
}

export interface Api extends Engine {
  gate: Gate
  rate: Rate | undefined
}

const wantsPage = (c: Context): boolean => /\btext\/html\b/.test(c.req.header('accept') ?? '')

/** The language a form names, else the visitor's. */
export const langOf = (c: Context, named?: unknown): Lang =>
  isLang(named)
    ? named
    : langOfVisitor({ cookie: c.req.header('cookie'), acceptLanguage: c.req.header('accept-language') })

interface Reply {
  status?: number
  headers?: Record<string, string>
  result: number
  message?: string
  data?: unknown
  /** a page whatever was asked for: people come here from a mail */
  always?: boolean
  /** what a browser without JavaScript reads instead */
  page: (say: Say) => Page
}

/** One answer in the form that was asked for: the envelope, or a page. */
export async function reply(c: Context, api: Engine, lang: Lang, told: Reply): Promise<Response> {
  const { status = 200, headers = {}, result, message = '', data = null } = told
  if (!told.always && !wantsPage(c)) return c.json({ result, message, data }, status as 200, headers)
  const page = fillPage(await api.shell(lang), languages[lang].tag, told.page(api.speak(lang)))
  return c.html(page, status as 200, headers)
}
