import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listedRows, readListed } from '#sources/build/listed.ts'
import { readRows } from '#sources/build/table.ts'
import type { SubmissionKind } from '#sources/submissions/kinds.ts'
import { type Uploads, validate } from '#sources/submissions/validate.ts'
import { addBundle } from '../../../scripts/inbox/bundle.ts'
import { cleanImage } from '../../../scripts/inbox/clean-image.ts'
import { decide, type Inbox } from '../../../scripts/inbox/decide.ts'
import { createPage } from '../../../scripts/inbox/page/app.ts'
import { exportAll, showList, showOne } from '../../../scripts/inbox/show.ts'
import { random128 } from '../../../scripts/origin/store/random.ts'
import { clean, forget } from '../../../scripts/origin/store/retention.ts'
import { migrate } from '../../../scripts/origin/store/schema.ts'
import { openSqlite } from '../../../scripts/origin/store/sqlite.ts'
import { addSubmission, findSubmission, storedFiles } from '../../../scripts/origin/store/submissions.ts'
import { subscribe } from '../../../scripts/origin/store/subscribers.ts'
import { chunk, dapp, jpeg, payloads, pdf, png } from './samples.ts'
import { zip } from './zip.ts'

let inbox: Inbox
const day = 24 * 3_600_000
let now = Date.UTC(2026, 0, 5)
beforeEach(async () => {
  const root = mkdtempSync(join(tmpdir(), 'inbox-'))
  now = Date.UTC(2026, 0, 5)
  inbox = { db: openSqlite(':memory:'), root, statusFiles: false, now: () => now }
  await migrate(inbox.db)
  await migrate(inbox.db)
})
afterEach(async () => {
  await inbox.db.close()
  rmSync(inbox.root, { recursive: true })
})

async function came(
  kind: SubmissionKind,
  change: Record<string, unknown> = {},
  bytes = png(),
): Promise<string> {
  const receipt = random128()
  const uploads: Uploads =
    kind === 'recruiting' ? { resume: { name: 'cv.pdf', bytes: pdf() } } : { logo: { name: 'logo', bytes } }
  const checked = validate(kind, { ...payloads[kind], ...change }, uploads)
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors))
  const [payload, files] = [checked.value, await storedFiles(uploads)]
  const key = { key: receipt, body: 'x', keyExpires: null, via: 'post' as const }
  await addSubmission(inbox.db, { receipt, kind, lang: 'th', payload, files, ...key, now })
  return receipt
}
const judge = (receipt: string, status: 'received' | 'changes' | 'listed' | 'rejected', reason = '') =>
  decide(inbox, { receipt, status, reason })
const icon = (row: Record<string, unknown>) => join(inbox.root, 'public', String(row['icon_url']))

describe('review', () => {
  it('lists a dapp as a row that the build reads, without anything personal', async () => {
    const receipt = await came('dapp', { platform: ['eth'] })
    await judge(receipt, 'listed')
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
    const receipt = await came('dapp')
    const lines = await judge(receipt, 'listed')
    expect((await listedRows(inbox.root, 'dapps', 'en'))[0]).toMatchObject({ contracts: [] })
    expect(lines.join('\n')).toContain('fits several networks')
  })
  it('gives the same dapp in another language the same id', async () => {
    await judge(await came('dapp'), 'listed')
    await judge(
      await came('dapp', { language: 'zhTW', title: '礁石', url: 'https://www.reef.example.org/x' }),
      'listed',
    )
    const all = await readListed(inbox.root, 'dapps')
    expect(new Set(all.map(row => row['hid'])).size).toBe(1)
    expect(readRows('dapps', await listedRows(inbox.root, 'dapps', 'zh-tw')).rows[0]?.title).toBe('礁石')
    expect(readRows('dapps', await listedRows(inbox.root, 'dapps', 'ko')).rows[0]?.title).toBe(dapp.title)
  })
  it('undoes a listing with its icon', async () => {
    const receipt = await came('token')
    await judge(receipt, 'listed')
    const [row] = await readListed(inbox.root, 'tokens')
    expect(row).toMatchObject({ symbol: 'REEF', token_type: 0, decimals: 18 })
    await judge(receipt, 'received')
    expect([await readListed(inbox.root, 'tokens'), existsSync(icon(row!))]).toEqual([[], false])
  })
  it('lists a network and a collection', async () => {
    await judge(await came('chain'), 'listed')
    await judge(await came('nft'), 'listed')
    expect(readRows('networks', await listedRows(inbox.root, 'networks', 'en')).rows).toMatchObject([
      { hid: 'reef', chain_id: '987654', ns: 'ethereum' },
    ])
    expect(await readListed(inbox.root, 'nfts')).toMatchObject([{ standard: 'ERC721', token_type: 1 }])
  })
  it('lists no application, and asks for a reason where one is owed', async () => {
    const receipt = await came('recruiting')
    await expect(judge(receipt, 'listed')).rejects.toThrow()
    await expect(judge(receipt, 'rejected', ' ')).rejects.toThrow('say why, in th')
    await judge(receipt, 'rejected', 'ขอบคุณ')
    expect(await findSubmission(inbox.db, receipt)).toMatchObject({ status: 'rejected', reason: 'ขอบคุณ' })
    expect(await showOne(inbox.db, receipt)).toContain('rejected ขอบคุณ')
  })
  it('refuses to judge a version that nobody has looked at', async () => {
    const receipt = await came('dapp')
    await expect(decide(inbox, { receipt, status: 'listed', reason: '', version: 2 })).rejects.toThrow(
      'version 1',
    )
  })
  it('shows no control character in the terminal', async () => {
    const receipt = await came('dapp', { title: 'a\u001b[2Jb\u202ec', desc: 'x' })
    const shown = (await showList(inbox.db)) + (await showOne(inbox.db, receipt))
    expect(['\u001b', '\u202e'].filter(one => shown.includes(one))).toEqual([])
  })
})

describe('a bundle', () => {
  const receipt = random128()
  const manifest = (change = {}) =>
    JSON.stringify({ format: 1, kind: 'dapp', lang: 'ko', receipt, payload: dapp, ...change })
  const add = (entries: Record<string, Uint8Array | string>, bend?: (entry: Buffer) => void) => {
    const path = join(inbox.root, 'b.zip')
    writeFileSync(path, zip(entries, bend))
    return addBundle(inbox, path)
  }
  const status = () => JSON.parse(readFileSync(join(inbox.root, `public/status/${receipt}.json`), 'utf8'))

  it('is taken in once, and its status is a file that follows each decision', async () => {
    const entries = { 'submission.json': manifest(), 'logo.png': png() }
    expect(await add(entries)).toContain(receipt)
    expect(await add(entries)).toContain('was taken in before')
    expect(status()).toEqual({
      result: 0,
      message: '',
      data: { kind: 'dapp', status: 'received', reason: '', updated: '2026-01-05T00:00:00.000Z' },
    })
    await judge(receipt, 'changes', '로고')
    expect(status().data).toMatchObject({ status: 'changes', reason: '로고' })
    await add({ 'submission.json': manifest({ payload: { ...dapp, title: 'Two' } }), 'logo.png': png() })
    expect(await findSubmission(inbox.db, receipt)).toMatchObject({ status: 'received', version: 2 })
    expect(status().data.status).toBe('received')
  })
  it.each([
    ['no manifest', { 'logo.png': png() }, 'has no submission.json'],
    ['no logo', { 'submission.json': manifest() }, 'logo (required.logo)'],
    [
      'a bad field',
      { 'submission.json': manifest({ payload: { ...dapp, url: 'x' } }), 'logo.png': png() },
      'url (url)',
    ],
    [
      'another format',
      { 'submission.json': manifest({ format: 2 }), 'logo.png': png() },
      'not as the form writes it (format)',
    ],
    ['a receipt that is a path', { 'submission.json': manifest({ receipt: '../../x' }) }, '(receipt)'],
    ['broken JSON', { 'submission.json': '{', 'logo.png': png() }, 'b.zip'],
    ['too many entries', Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`${n}`, 'x'])), 'at most 8'],
  ])('with %s is refused', async (_, entries, message) => {
    await expect(add(entries as Record<string, string>)).rejects.toThrow(message)
    expect(await showList(inbox.db)).toContain('0 submissions')
  })
  it.each([
    ['a size that lies', (entry: Buffer) => entry.writeUInt32LE(3, 24), 'damaged'],
    ['a bomb', (entry: Buffer) => entry.writeUInt32LE(900_000_000, 24), 'too large'],
    ['encryption', (entry: Buffer) => entry.writeUInt16LE(1, 8), 'encrypted'],
    ['a bad checksum', (entry: Buffer) => entry.writeUInt32LE(1, 16), 'damaged'],
    ['an offset beyond', (entry: Buffer) => entry.writeUInt32LE(1e9, 42), 'damaged'],
  ])('with %s is refused', async (_, bend, message) => {
    await expect(add({ 'submission.json': manifest(), 'logo.png': png() }, bend)).rejects.toThrow(message)
  })
  it('that is no zip is refused', async () => {
    writeFileSync(join(inbox.root, 'x.zip'), 'hello')
    await expect(addBundle(inbox, join(inbox.root, 'x.zip'))).rejects.toThrow('it is no zip')
  })
})

describe('what is kept, and how long', () => {
  it('exports everything, each subscriber with the link that ends the letters', async () => {
    await subscribe(inbox.db, 'a@b.example.org', 'th', now)
    await came('dapp')
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
    await came('dapp')
    await came('chain', { email: 'other@reef.example.org' })
    expect(await forget(inbox.db, ' OWNER@reef.example.org ')).toEqual({ subscriptions: 1, submissions: 1 })
    for (const table of ['submission', 'version', 'file', 'part', 'key'])
      expect([table, (await inbox.db.read(`SELECT * FROM ${table}`)).length]).toEqual([table, 1])
  })
  it('deletes applications after 180 days, and nothing else', async () => {
    await came('recruiting')
    await came('dapp')
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
    const receipt = await came('dapp', { title: '<script>alert(1)</script>' })
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
    const receipt = await came('recruiting')
    const file = await at(`/secret/f-${receipt}-1-resume`)
    expect(file.headers.get('content-disposition')).toContain('attachment')
    expect(file.headers.get('content-type')).toBe('application/octet-stream')
  })
  it('is not there without its secret, under another host name, or for another site', async () => {
    const receipt = await came('dapp')
    expect((await at('/')).status).toBe(404)
    const rebound = await createPage(inbox, 'secret').request('http://evil.example/secret/')
    expect(rebound.status).toBe(404)
    const body = new URLSearchParams({ version: '1', status: 'rejected', reason: 'x' })
    for (const headers of [new Headers(), new Headers({ origin: 'http://evil.example' })])
      expect((await at(`/secret/s-${receipt}`, { method: 'POST', body, headers })).status).toBe(403)
    expect(await findSubmission(inbox.db, receipt)).toMatchObject({ status: 'received' })
  })
})
