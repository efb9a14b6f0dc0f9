import { describe, expect, it } from 'vitest'
import { call, newKey, receiptOf, submit } from '../calls.ts'
import type { Looking } from './looking.ts'

export function correctionSuite(look: Looking): void {
  describe('correction', () => {
    const first = async () => receiptOf(await submit(look.origin, 'token', { key: newKey() }))
    const change = (receipt: string, payload = {}, key = newKey()) =>
      submit(look.origin, 'token', { receipt, key, payload: { ...payload } })

    it('is taken while changes are asked for, under the same receipt, and keeps the version before', async () => {
      const receipt = await first()
      expect((await change(receipt)).status).toBe(409)
      await look.review(receipt, 'changes', 'The logo is blurred.')
      const key = newKey()
      const sent = await change(receipt, { name: 'Reef Two' }, key)
      expect([sent.body.result, receiptOf(sent)]).toEqual([0, receipt])
      expect((await call(look.origin, `/api/submissions/${receipt}`)).body.data).toMatchObject({
        status: 'received',
        reason: '',
      })
      const versions = await look.rows(
        'SELECT version, payload FROM version WHERE receipt = ? ORDER BY 1',
        receipt,
      )
      expect(versions.map(row => JSON.parse(String(row['payload'])).name)).toEqual(['Reef', 'Reef Two'])
      expect(receiptOf(await change(receipt, { name: 'Reef Two' }, key))).toBe(receipt)
      expect((await change(receipt, { name: 'Three' })).status).toBe(409)
    })
    it('is taken once when two come at the same time', async () => {
      const receipt = await first()
      await look.review(receipt, 'changes')
      const sent = await Promise.all([1, 2, 3, 4].map(n => change(receipt, { name: `Reef ${n}` })))
      expect(sent.map(one => one.status).sort()).toEqual([200, 409, 409, 409])
      expect(
        await look.rows('SELECT max(version) AS v, count(*) AS n FROM version WHERE receipt = ?', receipt),
      ).toEqual([{ v: 2, n: 2 }])
    })
    it('needs a receipt of its own kind', async () => {
      const receipt = await first()
      await look.review(receipt, 'changes')
      expect((await submit(look.origin, 'nft', { receipt, key: newKey() })).status).toBe(404)
      expect((await change('A'.repeat(26))).status).toBe(404)
      expect((await change("' OR 1=1")).status).toBe(404)
    })
  })
}
