import { type Context, Hono } from 'hono'
import { statuses } from '#sources/submissions/kinds.ts'
import { historyOf, listSubmissions, readStoredFile } from '../../origin/store/review.ts'
import { findSubmission } from '../../origin/store/submissions.ts'
import { listSubscribers } from '../../origin/store/subscribers.ts'
import { decide, type Inbox } from '../decide.ts'
import { listPage, onePage, style } from './html.ts'

const csp =
  "default-src 'none'; img-src 'self'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/**
 * The review in a browser. Its address holds a secret, so that no other user of the machine finds it; the Host
 * and Origin headers are checked, so that no site in the same browser reaches it.
 */
export function createPage(inbox: Inbox, secret: string): Hono {
  const { db } = inbox
  const app = new Hono()
  app.use('*', async (c, next) => {
    const { host, hostname, pathname, protocol } = new URL(c.req.url)
    const origin = c.req.header('origin')
    const local = hostname === '127.0.0.1' || hostname === 'localhost'
    if (!local || !pathname.startsWith(`/${secret}/`)) return c.text('not found', 404)
    if (c.req.method !== 'GET' && origin !== `${protocol}//${host}`) return c.text('another site', 403)
    await next()
    c.header('Content-Security-Policy', csp)
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Cache-Control', 'no-store')
    // Not no-referrer: a browser then sends its own form with the Origin null.
    c.header('Referrer-Policy', 'same-origin')
    c.header('Cross-Origin-Resource-Policy', 'same-origin')
    return undefined
  })
  const at = app.basePath(`/${secret}`)
  app.get(`/${secret}/`, async c =>
    c.html(listPage(await listSubmissions(db), (await listSubscribers(db)).length)),
  )
  at.get('/style.css', c => c.body(style, 200, { 'content-type': 'text/css' }))
  at.get('/:name{s-[A-Z2-7]{26}}', c => show(c, inbox, c.req.param('name').slice(2), []))
  at.post('/:name{s-[A-Z2-7]{26}}', async c => {
    const receipt = c.req.param('name').slice(2)
    const fields = await c.req.parseBody()
    const status = statuses.find(one => one === fields['status'])
    if (!status) return c.text('no such status', 400)
    const judgement = {
      receipt,
      status,
      reason: String(fields['reason'] ?? ''),
      version: Number(fields['version']),
    }
    const told = await decide(inbox, judgement).catch((error: Error) => [error.message])
    return show(c, inbox, receipt, told)
  })
  at.get('/:name{f-[A-Z2-7]{26}-[0-9]+-[a-z_]+}', async c => {
    const [, receipt = '', version = '', field = ''] = c.req.param('name').split('-')
    const file = await readStoredFile(db, receipt, Number(version), field)
    if (!file) return c.notFound()
    const isPicture = file.type === 'image/png' || file.type === 'image/jpeg'
    return c.body(file.bytes as Uint8Array<ArrayBuffer>, 200, {
      'content-type': isPicture ? file.type : 'application/octet-stream',
      'content-disposition': isPicture ? 'inline' : `attachment; filename="${field}.pdf"`,
    })
  })
  return app
}

async function show(c: Context, { db }: Inbox, receipt: string, told: string[]): Promise<Response> {
  const submission = await findSubmission(db, receipt)
  if (!submission) return c.notFound()
  return c.html(onePage({ submission, ...(await historyOf(db, receipt)), told }))
}
