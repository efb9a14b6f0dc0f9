import { readFile } from 'node:fs/promises'
import type { Lang } from '#i18n/languages.ts'
import type { Build } from './build.ts'
import { respond } from './respond.ts'

interface Told {
  response: Response
  vary?: string | undefined
  noStore?: boolean | undefined
}

/** A page, an asset, a redirect or the nearest 404 of a build, before the headers all answers share. */
export async function answerSite(request: Request, target: string, build: Build): Promise<Told> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return { response: new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } }) }

  const mark = target.indexOf('?')
  const match = build.match({
    path: mark < 0 ? target : target.slice(0, mark),
    query: mark < 0 ? '' : target.slice(mark + 1),
    cookie: request.headers.get('cookie'),
    acceptLanguage: request.headers.get('accept-language'),
  })
  const { status, location, vary, noStore } = match
  if (location !== undefined)
    return { response: new Response(null, { status, headers: { location } }), vary, noStore }
  const file = match.file === undefined ? undefined : build.files.get(match.file)
  if (!file) return { response: new Response(`${status}\n`, { status }), vary, noStore }
  return { response: await respond(request, file, status), vary, noStore }
}

const bare = '<!doctype html><meta charset="utf-8"><title>500</title><h1>500</h1>'

/** The self-contained error page of the build, or one line where even that cannot be read. */
export async function errorPage(build: Pick<Build, 'files'>): Promise<string> {
  const file = build.files.get('/500.html')
  return file ? readFile(file.disk, 'utf8').catch(() => bare) : bare
}

/** A page of that language whose middle can be replaced: its 404 page is nothing but shell. */
export async function shellOf(build: Build, lang: Lang): Promise<string | undefined> {
  const file = build.files.get(`/${lang}/404.html`)
  return file && readFile(file.disk, 'utf8').catch(() => undefined)
}
