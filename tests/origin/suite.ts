import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '#config/limits.ts'
import type { SubmissionKind } from '#sources/submissions/kinds.ts'
import { sql } from '../../scripts/origin/store/port.ts'
import { dapp, payloads, pdf, png } from '../unit/origin/samples.ts'
import { bodyOf, call, newKey, receiptOf, submit, subscribe } from './calls.ts'
import type { Running, Start } from './engines.ts'

const receiptPattern = /^[A-Z2-7]{26}$/
const path = { subscribe: '/api/tokenPocket/subscribe', unsubscribe: '/api/tokenPocket/unsubscribe' }

/** What every engine must do alike. */
export function originSuite(name: string, start: Start): void {
  describe(`the origin on ${name}`, () => {
    let origin: Running
    beforeAll(async () => {
      origin = await start({ ALLOWED_ORIGINS: 'https://other.example' })
    }, 60_000)
    afterAll(() => origin?.stop())
    const rows = async (text: string, ...values: (string | number)[]) =>
      (await origin.sql([sql(text, ...values)]))[0]!.rows
    const count = async (table: string) => Number((await rows(`SELECT count(*) AS n FROM ${table}`))[0]!['n'])
    const review = (receipt: string, status: string, reason = '') =>
      origin.sql([
        sql('UPDATE submission SET status = ?, reason = ? WHERE receipt = ?', status, reason, receipt),
      ])

    describe('subscription', () => {
      it('keeps an address once, whatever its case', async () => {
        for (const email of ['First@Mail.example.org', 'first@mail.EXAMPLE.org'])
          expect((await subscribe(origin, email)).body).toMatchObject({ result: 0 })
        expect(await rows('SELECT email FROM subscriber')).toEqual([{ email: 'First@Mail.example.org' }])
      })
      it.each(['', 'a@b', 'x'.repeat(255), null, 7, '<b>@x.org'])(
        'refuses %s and keeps nothing',
        async email => {
          const before = await count('subscriber')
          const { status, body } = await subscribe(origin, email)
          expect([status, body.result, body.message]).toEqual([200, 1, 'Error Email!'])
          expect(body.data?.['errors']).toEqual([expect.objectContaining({ path: 'email' })])
          expect(await count('subscriber')).toBe(before)
        },
      )
      it('unsubscribes by token: page, button, and a second time', async () => {
        await subscribe(origin, 'leaver@mail.example.org')
        const [row] = await rows("SELECT token FROM subscriber WHERE address = 'leaver@mail.example.org'")
        const token = String(row!['token'])
        const page = await fetch(`${origin.url}${path.unsubscribe}?token=${token}`)
        expect(page.headers.get('content-type')).toContain('text/html')
        expect(await page.text()).toContain(`name="token" value="${token}"`)
        const send = () =>
          call(origin, path.unsubscribe, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ token: token.toLowerCase() }),
          })
        expect((await send()).body).toMatchObject({ result: 0, data: { removed: true } })
        expect((await send()).body).toMatchObject({ result: 0, data: { removed: false } })
        expect(await rows("SELECT 1 FROM subscriber WHERE address = 'leaver@mail.example.org'")).toEqual([])
      })
      it("takes a mail provider's one click", async () => {
        await subscribe(origin, 'click@mail.example.org')
        const [row] = await rows("SELECT token FROM subscriber WHERE address = 'click@mail.example.org'")
        const one = await call(origin, `${path.unsubscribe}?token=${row!['token']}`, {
          method: 'POST',
          body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
        })
        expect(one.body).toMatchObject({ result: 0, data: { removed: true } })
      })
      it('takes a plain form and answers with a page in its language', async () => {
        const answer = await fetch(origin.url + path.subscribe, {
          method: 'POST',
          headers: { accept: 'text/html,*/*;q=0.8' },
          body: new URLSearchParams({ email: 'plain@mail.example.org', lang: 'zh' }),
        })
        const html = await answer.text()
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8'])
        expect(html).toMatch(/data-shell="zh"|lang="zh-Hans"/)
        expect(html).toContain('Subscribe success')
        expect(await rows("SELECT lang FROM subscriber WHERE address = 'plain@mail.example.org'")).toEqual([
          { lang: 'zh' },
        ])
      })
      it('takes 2 KB and no byte more', async () => {
        const pad = (size: number) => JSON.stringify({ email: 'x' }).padEnd(size, ' ')
        const post = (body: string) =>
          call(origin, path.subscribe, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body,
          })
        expect((await post(pad(2048))).status).toBe(200)
        expect((await post(pad(2049))).status).toBe(413)
      })
    })

    describe('submission', () => {
      it.each(Object.keys(payloads) as SubmissionKind[])(
        'of %s gets a receipt that tells its status',
        async kind => {
          const sent = await submit(origin, kind, { key: newKey() })
          expect(sent.body).toMatchObject({
            result: 0,
            data: { receipt: expect.stringMatching(receiptPattern) },
          })
          const told = await call(origin, `/api/submissions/${receiptOf(sent).toLowerCase()}`)
          expect(told.body.data).toEqual({
            kind,
            status: 'received',
            reason: '',
            updated: expect.any(String),
          })
        },
      )
      it('keeps fields and files byte by byte, in parts of at most 1 MB', async () => {
        const big = pdf(5_000_000)
        const sent = await submit(origin, 'dapp', {
          key: newKey(),
          files: { logo: png(), audit_report: big },
        })
        const receipt = receiptOf(sent)
        const [version] = await rows('SELECT payload FROM version WHERE receipt = ?', receipt)
        expect(JSON.parse(String(version!['payload']))).toMatchObject({
          title: dapp.title,
          email: dapp.email,
        })
        const files = await rows(
          'SELECT field, size, type FROM file WHERE receipt = ? ORDER BY field',
          receipt,
        )
        expect(files).toEqual([
          { field: 'audit_report', size: 5_000_000, type: 'application/pdf' },
          { field: 'logo', size: png().length, type: 'image/png' },
        ])
        const parts = await rows(
          "SELECT part, length(bytes) AS size FROM part WHERE receipt = ? AND field = 'audit_report' ORDER BY part",
          receipt,
        )
        expect(parts.map(part => part['size'])).toEqual([1048576, 1048576, 1048576, 1048576, 805696])
      })
      it('refuses by schema with the fields at fault, and keeps nothing', async () => {
        const before = await count('submission')
        const { status, body } = await submit(origin, 'dapp', {
          key: newKey(),
          payload: { title: '', url: 'x' },
        })
        expect([status, body.result]).toEqual([200, 1])
        expect(body.data?.['errors']).toEqual([
          { path: 'title', message: 'required.title' },
          { path: 'url', message: 'url' },
        ])
        expect([await count('submission'), await rows('SELECT 1 FROM key WHERE body = 1')]).toEqual([
          before,
          [],
        ])
      })
      it('gives the same receipt for the same key and body, 409 for another body', async () => {
        const key = newKey()
        const [one, two] = [await submit(origin, 'token', { key }), await submit(origin, 'token', { key })]
        expect(receiptOf(two)).toBe(receiptOf(one))
        expect((await submit(origin, 'token', { key, payload: { name: 'Other' } })).status).toBe(409)
        const other = { logo: png(402, 402) }
        expect((await submit(origin, 'token', { key, files: other })).status).toBe(409)
      })
      it('answers ten posts at once under one key with one receipt', async () => {
        const key = newKey()
        const before = await count('submission')
        const all = await Promise.all(Array.from({ length: 10 }, () => submit(origin, 'nft', { key })))
        expect(new Set(all.map(receiptOf)).size).toBe(1)
        expect(await count('submission')).toBe(before + 1)
      })
      it('takes a post without key as its content, for an hour', async () => {
        const payload = { title: 'Keyless' }
        const [one, two] = [
          await submit(origin, 'dapp', { payload }),
          await submit(origin, 'dapp', { payload }),
        ]
        expect(receiptOf(two)).toBe(receiptOf(one))
        await origin.sql([sql('UPDATE key SET expires = 1 WHERE receipt = ?', receiptOf(one))])
        const later = await submit(origin, 'dapp', { payload })
        expect(later.body.result).toBe(0)
        expect(receiptOf(later)).not.toBe(receiptOf(one))
      })
      it('answers a plain form with a page that echoes nothing as HTML', async () => {
        const form = new FormData()
        for (const [name, value] of Object.entries(payloads.chain)) form.append(name, String(value))
        form.set('name', '<img src=x onerror=alert(1)>')
        form.set('email', '"><script>alert(1)</script>')
        form.set('icon_url', new Blob([png()]), '<b>.png')
        form.set('lang', 'en')
        const post = () =>
          fetch(`${origin.url}/api/submissions/chain`, {
            method: 'POST',
            body: form,
            headers: { accept: 'text/html' },
          })
        const refused = await (await post()).text()
        expect(refused).toContain('Please enter the correct Email address')
        expect(refused).not.toMatch(/<img|<script>|onerror/)
        form.set('email', 'a@b.example.org')
        const taken = await (await post()).text()
        expect(taken).toMatch(/Your receipt: [A-Z2-7]{26}/)
      })
    })

    describe('correction', () => {
      const first = async () => receiptOf(await submit(origin, 'token', { key: newKey() }))
      const change = (receipt: string, payload = {}, key = newKey()) =>
        submit(origin, 'token', { receipt, key, payload: { ...payload } })

      it('is taken while changes are asked for, under the same receipt, and keeps the version before', async () => {
        const receipt = await first()
        expect((await change(receipt)).status).toBe(409)
        await review(receipt, 'changes', 'The logo is blurred.')
        const key = newKey()
        const sent = await change(receipt, { name: 'Reef Two' }, key)
        expect([sent.body.result, receiptOf(sent)]).toEqual([0, receipt])
        expect((await call(origin, `/api/submissions/${receipt}`)).body.data).toMatchObject({
          status: 'received',
          reason: '',
        })
        const versions = await rows(
          'SELECT version, payload FROM version WHERE receipt = ? ORDER BY 1',
          receipt,
        )
        expect(versions.map(row => JSON.parse(String(row['payload'])).name)).toEqual(['Reef', 'Reef Two'])
        expect(receiptOf(await change(receipt, { name: 'Reef Two' }, key))).toBe(receipt)
        expect((await change(receipt, { name: 'Three' })).status).toBe(409)
      })
      it('is taken once when two come at the same time', async () => {
        const receipt = await first()
        await review(receipt, 'changes')
        const sent = await Promise.all([1, 2, 3, 4].map(n => change(receipt, { name: `Reef ${n}` })))
        expect(sent.map(one => one.status).sort()).toEqual([200, 409, 409, 409])
        expect(
          await rows('SELECT max(version) AS v, count(*) AS n FROM version WHERE receipt = ?', receipt),
        ).toEqual([{ v: 2, n: 2 }])
      })
      it('needs a receipt of its own kind', async () => {
        const receipt = await first()
        await review(receipt, 'changes')
        expect((await submit(origin, 'nft', { receipt, key: newKey() })).status).toBe(404)
        expect((await change('A'.repeat(26))).status).toBe(404)
        expect((await change("' OR 1=1")).status).toBe(404)
      })
    })

    describe('who may post, and what', () => {
      const from = (headers: Record<string, string>) => subscribe(origin, 'gate@mail.example.org', headers)
      it.each([
        [{}, 200],
        [{ origin: 'https://tidepool.example' }, 200],
        [{ origin: 'https://other.example' }, 200],
        [{ origin: 'https://evil.example' }, 403],
        [{ origin: 'https://tidepool.example.evil.example' }, 403],
        [{ origin: 'null' }, 403],
      ])('%j: %i', async (headers, status) => {
        expect((await from(headers)).status).toBe(status)
      })
      it("takes its own pages' posts", async () => {
        expect((await from({ origin: origin.url })).status).toBe(200)
      })
      it('opens CORS for the allowed origins only', async () => {
        const preflight = (from: string) =>
          fetch(`${origin.url}/api/submissions/dapp`, {
            method: 'OPTIONS',
            headers: { origin: from, 'access-control-request-method': 'POST' },
          })
        const yes = await preflight('https://other.example')
        expect([yes.status, yes.headers.get('access-control-allow-origin')]).toEqual([
          204,
          'https://other.example',
        ])
        expect(yes.headers.get('access-control-allow-headers')).toContain('Idempotency-Key')
        const no = await preflight('https://evil.example')
        expect([no.status, no.headers.get('access-control-allow-origin')]).toEqual([403, null])
        expect((await from({ origin: 'https://other.example' })).headers.get('vary')).toContain('Origin')
      })
      const post = (body: BodyInit, type: string, to = '/api/submissions/dapp') =>
        call(origin, to, { method: 'POST', body, headers: { 'content-type': type } })
      it.each([
        ['text', 'x', 'text/plain', 415],
        ['JSON where files are needed', '{}', 'application/json', 415],
        ['a multipart without boundary', 'x', 'multipart/form-data', 400],
        [
          'a cut multipart',
          '--b\r\nContent-Disposition: form-data; name="x"\r\n\r\nabc',
          'multipart/form-data; boundary=b',
          400,
        ],
      ])('answers %s', async (_, body, type, status) => {
        expect((await post(body, type)).status).toBe(status)
      })
      it('answers a payload that is no JSON with 400', async () => {
        const body = bodyOf('dapp')
        body.set('payload', '{"title":')
        expect((await call(origin, '/api/submissions/dapp', { method: 'POST', body })).status).toBe(400)
      })
      it('answers 413 past 6 MB', async () => {
        const files = { logo: png(), audit_report: pdf(limits.body.submission) }
        expect((await submit(origin, 'dapp', { files, key: newKey() })).status).toBe(413)
      })
      it('answers 404 and 405 in the envelope, with the headers of every page', async () => {
        for (const [to, method, status] of [
          ['/api/none', 'GET', 404],
          ['/api/submissions/constructor', 'POST', 404],
          [`/api/submissions/${'B'.repeat(26)}`, 'GET', 404],
          [path.subscribe, 'GET', 405],
          ['/api/submissions/dapp', 'DELETE', 405],
        ] as const) {
          const answer = await call(origin, to, {
            method,
            ...(method === 'POST' && { body: bodyOf('dapp') }),
          })
          expect([to, answer.status, answer.body.result]).toEqual([to, status, status])
          expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'")
          expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
          expect(answer.headers.get('cache-control')).toBe('no-store')
        }
      })
      it('refuses a key that is none', async () => {
        expect((await submit(origin, 'dapp', { key: 'short' })).status).toBe(400)
      })
    })
  })

  describe(`the rate on ${name}`, () => {
    let origin: Running
    beforeAll(async () => {
      origin = await start({ RATE_LIMIT: '5' })
    }, 60_000)
    afterAll(() => origin?.stop())
    it('lets a burst of three through, then 429 with Retry-After and all headers', async () => {
      const answers = []
      for (let n = 0; n < 20; n++) answers.push(await subscribe(origin, `n${n}@mail.example.org`))
      expect(answers.slice(0, 3).map(answer => answer.status)).toEqual([200, 200, 200])
      expect(answers.filter(answer => answer.status === 429).length).toBeGreaterThan(14)
      const last = answers.at(-1)!
      expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(Number(last.headers.get('retry-after'))).toBeLessThanOrEqual(12)
      expect(last.headers.get('content-security-policy')).toBe("default-src 'none'")
    })
    it('keeps no address', async () => {
      const [rates, salts] = await origin.sql([sql('SELECT address FROM rate'), sql('SELECT salt FROM salt')])
      expect(rates!.rows).toEqual([{ address: expect.stringMatching(/^[0-9a-f]{32}$/) }])
      expect(salts!.rows).toHaveLength(1)
    })
  })
}
