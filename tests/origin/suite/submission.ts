import { describe, expect, it } from 'vitest'
import type { SubmissionKind } from '#sources/submissions/kinds.ts'
import origin from '../../../locales/en/origin.json' with { type: 'json' }
import spec from '../../../locales/en/spec.json' with { type: 'json' }
import { sql } from '../../../scripts/origin/store/port.ts'
import { dapp, payloads, pdf, png } from '../../unit/origin/samples.ts'
import { call, newKey, receiptOf, submit } from '../calls.ts'
import type { Looking } from './looking.ts'

const receiptPattern = /^[A-Z2-7]{26}$/

export function submissionSuite(look: Looking): void {
  describe('submission', () => {
    it.each(Object.keys(payloads) as SubmissionKind[])(
      'of %s gets a receipt that tells its status',
      async kind => {
        const sent = await submit(look.origin, kind, { key: newKey() })
        expect(sent.body).toMatchObject({
          result: 0,
          data: { receipt: expect.stringMatching(receiptPattern) },
        })
        const told = await call(look.origin, `/api/submissions/${receiptOf(sent).toLowerCase()}`)
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
      const sent = await submit(look.origin, 'dapp', {
        key: newKey(),
        files: { logo: png(), audit_report: big },
      })
      const receipt = receiptOf(sent)
      const [version] = await look.rows('SELECT payload FROM version WHERE receipt = ?', receipt)
      expect(JSON.parse(String(version!['payload']))).toMatchObject({
        title: dapp.title,
        email: dapp.email,
      })
      const files = await look.rows(
        'SELECT field, size, type FROM file WHERE receipt = ? ORDER BY field',
        receipt,
      )
      expect(files).toEqual([
        { field: 'audit_report', size: 5_000_000, type: 'application/pdf' },
        { field: 'logo', size: png().length, type: 'image/png' },
      ])
      const parts = await look.rows(
        "SELECT part, length(bytes) AS size FROM part WHERE receipt = ? AND field = 'audit_report' ORDER BY part",
        receipt,
      )
      expect(parts.map(part => part['size'])).toEqual([1048576, 1048576, 1048576, 1048576, 805696])
    })
    it('refuses by schema with the fields at fault, and keeps nothing', async () => {
      const before = await look.count('submission')
      const { status, body } = await submit(look.origin, 'dapp', {
        key: newKey(),
        payload: { title: '', url: 'x' },
      })
      expect([status, body.result]).toEqual([200, 1])
      expect(body.data?.['errors']).toEqual([
        { path: 'title', message: 'required.title' },
        { path: 'url', message: 'url' },
      ])
      expect([await look.count('submission'), await look.rows('SELECT 1 FROM key WHERE body = 1')]).toEqual([
        before,
        [],
      ])
    })
    it('calls a payload that is nested without end a bad body, not a fault of its own', async () => {
      const body = new FormData()
      body.set('payload', `{"name":${'['.repeat(20_000)}${']'.repeat(20_000)}}`)
      expect((await call(look.origin, '/api/submissions/chain', { method: 'POST', body })).status).toBe(400)
    })
    it('gives the same receipt for the same key and body, 409 for another body', async () => {
      const key = newKey()
      const [one, two] = [
        await submit(look.origin, 'token', { key }),
        await submit(look.origin, 'token', { key }),
      ]
      expect(receiptOf(two)).toBe(receiptOf(one))
      expect((await submit(look.origin, 'token', { key, payload: { name: 'Other' } })).status).toBe(409)
      const other = { logo: png(402, 402) }
      expect((await submit(look.origin, 'token', { key, files: other })).status).toBe(409)
    })
    it('answers ten posts at once under one key with one receipt', async () => {
      const key = newKey()
      const before = await look.count('submission')
      const all = await Promise.all(Array.from({ length: 10 }, () => submit(look.origin, 'nft', { key })))
      expect(new Set(all.map(receiptOf)).size).toBe(1)
      expect(await look.count('submission')).toBe(before + 1)
    })
    it('takes a post without key as its content, for an hour', async () => {
      const payload = { title: 'Keyless' }
      const [one, two] = [
        await submit(look.origin, 'dapp', { payload }),
        await submit(look.origin, 'dapp', { payload }),
      ]
      expect(receiptOf(two)).toBe(receiptOf(one))
      await look.origin.sql([sql('UPDATE key SET expires = 1 WHERE receipt = ?', receiptOf(one))])
      const later = await submit(look.origin, 'dapp', { payload })
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
        fetch(`${look.origin.url}/api/submissions/chain`, {
          method: 'POST',
          body: form,
          headers: { accept: 'text/html' },
        })
      const refused = await (await post()).text()
      expect(refused).toContain(spec.forms.email)
      expect(refused).not.toMatch(/<img|<script>|onerror/)
      form.set('email', 'a@b.example.org')
      const taken = await (await post()).text()
      const [before, after] = origin.submission.receipt.split('{{receipt}}')
      expect(taken).toMatch(new RegExp(`${before}[A-Z2-7]{26}${after}`))
    })
  })
}
