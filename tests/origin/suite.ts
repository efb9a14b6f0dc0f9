import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../scripts/origin/store/port.ts'
import { subscribe } from './calls.ts'
import type { Running, Start } from './engines.ts'
import { correctionSuite } from './suite/correction.ts'
import { gateSuite } from './suite/gate.ts'
import { lookInto } from './suite/looking.ts'
import { submissionSuite } from './suite/submission.ts'
import { subscriptionSuite } from './suite/subscription.ts'

/** What every engine must do alike. */
export function originSuite(name: string, start: Start): void {
  describe(`the origin on ${name}`, () => {
    let origin: Running
    beforeAll(async () => {
      origin = await start({ ALLOWED_ORIGINS: 'https://other.example' })
    }, 60_000)
    afterAll(() => origin?.stop())
    const look = lookInto(() => origin)
    subscriptionSuite(look)
    submissionSuite(look)
    correctionSuite(look)
    gateSuite(look)
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
