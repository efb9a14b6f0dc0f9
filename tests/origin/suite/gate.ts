import { describe, expect, it } from 'vitest'
import { limits } from '#config/limits.ts'
import { pdf, png } from '../../unit/origin/samples.ts'
import { bodyOf, call, newKey, submit, subscribe } from '../calls.ts'
import { type Looking, paths } from './looking.ts'

export function gateSuite(look: Looking): void {
  describe('who may post, and what', () => {
    const from = (headers: Record<string, string>) => subscribe(look.origin, 'gate@mail.example.org', headers)
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
      expect((await from({ origin: look.origin.url })).status).toBe(200)
    })
    it('opens CORS for the allowed origins only', async () => {
      const preflight = (from: string) =>
        fetch(`${look.origin.url}/api/submissions/dapp`, {
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
      call(look.origin, to, { method: 'POST', body, headers: { 'content-type': type } })
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
      expect((await call(look.origin, '/api/submissions/dapp', { method: 'POST', body })).status).toBe(400)
    })
    it('answers 413 past 6 MB', async () => {
      const files = { logo: png(), audit_report: pdf(limits.body.submission) }
      expect((await submit(look.origin, 'dapp', { files, key: newKey() })).status).toBe(413)
    })
    it('answers 404 and 405 in the envelope, with the headers of every page', async () => {
      for (const [to, method, status] of [
        ['/api/none', 'GET', 404],
        ['/api/submissions/constructor', 'POST', 404],
        [`/api/submissions/${'B'.repeat(26)}`, 'GET', 404],
        [paths.subscribe, 'GET', 405],
        ['/api/submissions/dapp', 'DELETE', 405],
      ] as const) {
        const answer = await call(look.origin, to, {
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
      expect((await submit(look.origin, 'dapp', { key: 'short' })).status).toBe(400)
    })
  })
}
