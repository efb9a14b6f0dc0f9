import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readSettings } from '#config/settings.ts'
import { collect } from '#sources/build/collect.ts'
import { decide, type Inbox } from '../../scripts/inbox/decide.ts'
import { createOrigin } from '../../scripts/origin/create.ts'
import type { Listening } from '../../scripts/origin/listen.ts'
import { openSqlite } from '../../scripts/origin/store/sqlite.ts'
import { call, newKey, receiptOf, submit } from './calls.ts'
import type { Running } from './engines.ts'
import { site } from './process.ts'

/** The whole way of a listing: posted, changes asked for, sent again, listed, read by the next build. */
const place = site()
let listening: Listening
let origin: Running
let inbox: Inbox
beforeAll(async () => {
  const settings = readSettings({ RATE_LIMIT: 'off' })
  const { where, database } = place
  listening = await createOrigin({
    ...where,
    settings,
    database,
    port: 0,
    hostname: '127.0.0.1',
    log: () => {},
  })
  origin = { url: listening.url, sql: () => Promise.reject(new Error('not here')), stop: listening.close }
  inbox = { db: openSqlite(database), root: place.root, statusFiles: false, now: Date.now }
  cpSync('src/sources/sample', join(place.root, 'src/sources/sample'), { recursive: true })
})
afterAll(async () => {
  await listening.close(100)
  await inbox.db.close()
  rmSync(place.root, { recursive: true })
})

const status = async (receipt: string) => (await call(origin, `/api/submissions/${receipt}`)).body.data

it('goes from a post to the pages of the next build, and back', async () => {
  const payload = { platform: ['eth'], category: ['2'] }
  const receipt = receiptOf(await submit(origin, 'dapp', { key: newKey(), lang: 'th', payload }))
  await decide(inbox, { receipt, status: 'changes', reason: 'โลโก้ไม่ชัด' })
  expect(await status(receipt)).toMatchObject({ status: 'changes', reason: 'โลโก้ไม่ชัด' })
  const again = { key: newKey(), receipt, payload: { ...payload, title: 'Reef Market Two' } }
  expect(receiptOf(await submit(origin, 'dapp', again))).toBe(receipt)
  await decide(inbox, { receipt, status: 'listed', reason: '' })
  expect(await status(receipt)).toMatchObject({ status: 'listed' })

  const build = () => collect({ root: place.root, settings: readSettings({}), say: () => {} })
  const { dapps } = (await build()).finished
  for (const [lang, rows] of dapps)
    expect([lang, rows.find(row => row.title === 'Reef Market Two')]).toEqual([
      lang,
      expect.objectContaining({ slug: 'reef-market-two', chains: ['eth'], descLang: 'en' }),
    ])
  await decide(inbox, { receipt, status: 'rejected', reason: 'x' })
  const without = (await build()).finished.dapps.get('en') ?? []
  expect(without.filter(row => row.title.startsWith('Reef Market'))).toEqual([])
  expect(without.length).toBeGreaterThan(50)
})
