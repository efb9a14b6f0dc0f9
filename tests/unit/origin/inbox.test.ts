import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listedRows, readListed } from '#sources/build/listed.ts'
import { readRows } from '#sources/build/table.ts'
import { cleanImage } from '../../../scripts/inbox/clean-image.ts'
import { decide, type Inbox } from '../../../scripts/inbox/decide.ts'
import { createPage } from '../../../scripts/inbox/page/app.ts'
import { exportAll, showList, showOne } from '../../../scripts/inbox/show.ts'
import { clean, forget } from '../../../scripts/origin/store/retention.ts'
import { findSubmission } from '../../../scripts/origin/store/submissions.ts'
import { subscribe } from '../../../scripts/origin/store/subscribers.ts'
import { came, closeInbox, judge, now, openInbox } from './inbox-fixture.ts'
import { chunk, dapp, jpeg, png } from './samples.ts'

let inbox: Inbox
const day = 24 * 3_600_000
beforeEach(async () => {
  inbox = await openInbox()
})
afterEach(() => closeInbox(inbox))
const icon = (row: Record<string, unknown>) => join(inbox.root, 'public', String(row['icon_url']))

describe('review', () => {
  it('lists a dapp as a row that the build reads, without anything personal', async () => {
    const receipt = await came(inbox, 'dapp', { platform: ['eth'] })
    await judge(inbox, receipt, 'listed')
    const rows = await listedRows(inbox.root, 'dapps', 'en')
    const read = readRows('dapps', rows)
    expect(read.rows).toMatchObject([
      {
        title: dapp.title,
        chains: ['eth'],
        contracts: [{ chain: 'eth' }, { chain: 'eth' }],
        tpConnect: 'both',
      },
    ])
    expect(existsSync(icon(rows[0]!))).toBe(true)
    const written = readFileSync(join(inbox.root, 'src/sources/listed/dapps.json'), 'utf8')
    expect(written).not.toMatch(/@|Telegram/i)
    expect(written).not.toContain(receipt)
    expect(await findSubmission(inbox.db, receipt)).toMatchObject({ status: 'listed' })
  })
  it('guesses no network for a contract that fits several', async () => {
    const receipt = await came(inbox, 'dapp')
    const lines = await judge(inbox, receipt, 'listed')
    expect((await listedRows(inbox.root, 'dapps', 'en'))[0]).toMatchObject({ contracts: [] })
    expect(lines.join('\n')).toContain('fits several networks')
  })
  it('gives the same dapp in another language the same id', async () => {
    await judge(inbox, await came(inbox, 'dapp'), 'listed')
    await judge(
      inbox,
      await came(inbox, 'dapp', { language: 'zhTW', title: '礁石', url: 'https://www.reef.example.org/x' }),
      'listed',
    )
    const all = await readListed(inbox.root, 'dapps')
    expect(new Set(all.map(row => row['hid'])).size).toBe(1)
    expect(readRows('dapps', await listedRows(inbox.root, 'dapps', 'zh-tw')).rows[0]?.title).toBe('礁石')
    expect(readRows('dapps', await listedRows(inbox.root, 'dapps', 'ko')).rows[0]?.title).toBe(dapp.title)
  })
  it('undoes a listing with its icon', async () => {
    const receipt = await came(inbox, 'token')
    await judge(inbox, receipt, 'listed')
    const [row] = await readListed(inbox.root, 'tokens')
    expect(row).toMatchObject({ symbol: 'REEF', token_type: 0, decimals: 18 })
    await judge(inbox, receipt, 'received')
    expect([await readListed(inbox.root, 'tokens'), existsSync(icon(row!))]).toEqual([[], false])
  })
  it('lists a network and a collection', async () => {
    await judge(inbox, await came(inbox, 'chain'), 'listed')
    await judge(inbox, await came(inbox, 'nft'), 'listed')
    expect(readRows('networks', await listedRows(inbox.root, 'networks', 'en')).rows).toMatchObject([
      { hid: 'reef', chain_id: '987654', ns: 'ethereum' },
    ])
    expect(await readListed(inbox.root, 'nfts')).toMatchObject([{ standard: 'ERC721', token_type: 1 }])
  })
  it('lists no application, and asks for a reason where one is owed', async () => {
    const receipt = await came(inbox, 'recruiting')
    await expect(judge(inbox, receipt, 'listed')).rejects.toThrow()
    await expect(judge(inbox, receipt, 'rejected', ' ')).rejects.toThrow('say why, in th')
    await judge(inbox, receipt, 'rejected', 'ขอบคุณ')
    expect(await findSubmission(inbox.db, receipt)).toMatchObject({ status: 'rejected', reason: 'ขอบคุณ' })
    expect(await showOne(inbox.db, receipt)).toContain('rejected ขอบคุณ')
  })
  it('refuses to judge a version that nobody has looked at', async () => {
    const receipt = await came(inbox, 'dapp')
    await expect(decide(inbox, { receipt, status: 'listed', reason: '', version: 2 })).rejects.toThrow(
      'version 1',
    )
  })
  it('shows no control character in the terminal', async () => {
    const receipt = await came(inbox, 'dapp', { title: 'a\u001b[2Jb\u202ec', desc: 'x' })
    const shown = (await showList(inbox.db)) + (await showOne(inbox.db, receipt))
    expect(['\u001b', '\u202e'].filter(one => shown.includes(one))).toEqual([])
  })
})

describe('what is kept, and how long', () => {
  it('exports everything, each subscriber with the link that ends the letters', async () => {
    await subscribe(inbox.db, 'a@b.example.org', 'th', now)
    await came(inbox, 'dapp')
    const all = await exportAll(inbox.db, 'https://tidepool.example')
    expect(all.subscribers).toEqual([
      {
        email: 'a@b.example.org',
        lang: 'th',
        created: '2026-01-05T00:00:00.000Z',
        unsubscribe: expect.stringMatching(
          /^https:\/\/tidepool\.example\/api\/tokenPocket\/unsubscribe\?token=[A-Z2-7]{26}&lang=th$/,
        ),
      },
    ])
    expect(all.submissions).toMatchObject([{ kind: 'dapp', versions: [{ payload: { title: dapp.title } }] }])
  })
  it('forgets an address with every version, file and part', async () => {
    await subscribe(inbox.db, 'owner@REEF.example.org', 'en', now)
    await came(inbox, 'dapp')
    await came(inbox, 'chain', { email: 'other@reef.example.org' })
    expect(await forget(inbox.db, ' OWNER@reef.example.org ')).toEqual({ subscriptions: 1, submissions: 1 })
    for (const table of ['submission', 'version', 'file', 'part', 'key'])
      expect([table, (await inbox.db.read(`SELECT * FROM ${table}`)).length]).toEqual([table, 1])
  })
  it('deletes applications after 180 days, and nothing else', async () => {
    await came(inbox, 'recruiting')
    await came(inbox, 'dapp')
    await clean(inbox.db, now + 179 * day)
    expect(await inbox.db.read('SELECT kind FROM submission')).toHaveLength(2)
    await clean(inbox.db, now + 181 * day)
    expect(await inbox.db.read('SELECT kind FROM submission')).toEqual([{ kind: 'dapp' }])
    expect(await inbox.db.read('SELECT field FROM part')).toEqual([{ field: 'logo' }])
  })
})

it('publishes pictures without place, camera or comment', () => {
  const bytes = png(400, 400, [chunk('eXIf', Buffer.from('Oslo')), chunk('tEXt', Buffer.from('me'))])
  expect(Buffer.from(cleanImage(bytes))).toEqual(Buffer.from(png()))
  const exif = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 6]), Buffer.from('Oslo')])
  const photo = Buffer.from(jpeg())
  const tagged = new Uint8Array(Buffer.concat([photo.subarray(0, 2), exif, photo.subarray(2)]))
  expect(Buffer.from(cleanImage(tagged)).includes('Oslo')).toBe(false)
  expect(Buffer.from(cleanImage(tagged))).toEqual(Buffer.from(cleanImage(jpeg())))
})

describe('the local page', () => {
  const at = (path: string, init: RequestInit = {}) =>
    createPage(inbox, 'secret').request(`http://127.0.0.1:9999${path}`, init)

  it('shows what came in as text, files safely, and takes a decision', async () => {
    const receipt = await came(inbox, 'dapp', { title: '<script>alert(1)</script>' })
    expect(await (await at('/secret/')).text()).toContain(`href="s-${receipt}"`)
    expect((await at('/secret/')).headers.get('referrer-policy')).toBe('same-origin')
    expect((await at('/secret/style.css')).headers.get('content-type')).toBe('text/css')
    const html = await (await at(`/secret/s-${receipt}`)).text()
    expect(html).not.toContain('<script>')
    expect(html).toContain('ไทย')
    const logo = await at(`/secret/f-${receipt}-1-logo`)
    expect(logo.headers.get('content-type')).toBe('image/png')
    expect(logo.headers.get('content-security-policy')).toContain("default-src 'none'")
    const body = new URLSearchParams({ version: '1', status: 'rejected', reason: 'ไม่' })
    const done = await at(`/secret/s-${receipt}`, {
      method: 'POST',
      body,
      headers: { origin: 'http://127.0.0.1:9999' },
    })
    expect(await done.text()).toContain(`${receipt}: rejected`)
  })
  it('offers a CV for download only', async () => {
    const receipt = await came(inbox, 'recruiting')
    const file = await at(`/secret/f-${receipt}-1-resume`)
    expect(file.headers.get('content-disposition')).toContain('attachment')
    expect(file.headers.get('content-type')).toBe('application/octet-stream')
  })
  it('is not there without its secret, under another host name, or for another site', async () => {
    const receipt = await came(inbox, 'dapp')
    expect((await at('/')).status).toBe(404)
    const rebound = await createPage(inbox, 'secret').request('http://evil.example/secret/')
    expect(rebound.status).toBe(404)
    const body = new URLSearchParams({ version: '1', status: 'rejected', reason: 'x' })
    for (const headers of [new Headers(), new Headers({ origin: 'http://evil.example' })])
      expect((await at(`/secret/s-${receipt}`, { method: 'POST', body, headers })).status).toBe(403)
    expect(await findSubmission(inbox.db, receipt)).toMatchObject({ status: 'received' })
  })
})
