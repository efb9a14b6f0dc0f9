import { describe, expect, it } from 'vitest'
import zh from '../../../locales/zh/spec.json' with { type: 'json' }
import { call, subscribe } from '../calls.ts'
import { type Looking, paths } from './looking.ts'

export function subscriptionSuite(look: Looking): void {
  describe('subscription', () => {
    it('keeps an address once, whatever its case', async () => {
      for (const email of ['First@Mail.example.org', 'first@mail.EXAMPLE.org'])
        expect((await subscribe(look.origin, email)).body).toMatchObject({ result: 0 })
      expect(await look.rows('SELECT email FROM subscriber')).toEqual([{ email: 'First@Mail.example.org' }])
    })
    it.each(['', 'a@b', 'x'.repeat(255), null, 7, '<b>@x.org'])(
      'refuses %s and keeps nothing',
      async email => {
        const before = await look.count('subscriber')
        const { status, body } = await subscribe(look.origin, email)
        expect([status, body.result, body.message]).toEqual([200, 1, 'Error Email!'])
        expect(body.data?.['errors']).toEqual([expect.objectContaining({ path: 'email' })])
        expect(await look.count('subscriber')).toBe(before)
      },
    )
    it('unsubscribes by token: page, button, and a second time', async () => {
      await subscribe(look.origin, 'leaver@mail.example.org')
      const [row] = await look.rows("SELECT token FROM subscriber WHERE address = 'leaver@mail.example.org'")
      const token = String(row!['token'])
      const page = await fetch(`${look.origin.url}${paths.unsubscribe}?token=${token}`)
      expect(page.headers.get('content-type')).toContain('text/html')
      expect(await page.text()).toContain(`name="token" value="${token}"`)
      const send = () =>
        call(look.origin, paths.unsubscribe, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ token: token.toLowerCase() }),
        })
      expect((await send()).body).toMatchObject({ result: 0, data: { removed: true } })
      expect((await send()).body).toMatchObject({ result: 0, data: { removed: false } })
      expect(await look.rows("SELECT 1 FROM subscriber WHERE address = 'leaver@mail.example.org'")).toEqual(
        [],
      )
    })
    it("takes a mail provider's one click", async () => {
      await subscribe(look.origin, 'click@mail.example.org')
      const [row] = await look.rows("SELECT token FROM subscriber WHERE address = 'click@mail.example.org'")
      const one = await call(look.origin, `${paths.unsubscribe}?token=${row!['token']}`, {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      })
      expect(one.body).toMatchObject({ result: 0, data: { removed: true } })
    })
    it('takes a plain form and answers with a page in its language', async () => {
      const answer = await fetch(look.origin.url + paths.subscribe, {
        method: 'POST',
        headers: { accept: 'text/html,*/*;q=0.8' },
        body: new URLSearchParams({ email: 'plain@mail.example.org', lang: 'zh' }),
      })
      const html = await answer.text()
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8'])
      expect(html).toMatch(/data-shell="zh"|lang="zh-Hans"/)
      expect(html).toContain(zh.subscribe.success)
      expect(await look.rows("SELECT lang FROM subscriber WHERE address = 'plain@mail.example.org'")).toEqual(
        [{ lang: 'zh' }],
      )
    })
    it('takes 2 KB and no byte more', async () => {
      const pad = (size: number) => JSON.stringify({ email: 'x' }).padEnd(size, ' ')
      const post = (body: string) =>
        call(look.origin, paths.subscribe, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        })
      expect((await post(pad(2048))).status).toBe(200)
      expect((await post(pad(2049))).status).toBe(413)
    })
  })
}
