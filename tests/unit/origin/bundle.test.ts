import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addBundle } from '../../../scripts/inbox/bundle.ts'
import type { Inbox } from '../../../scripts/inbox/decide.ts'
import { showList } from '../../../scripts/inbox/show.ts'
import { random128 } from '../../../scripts/origin/store/random.ts'
import { findSubmission } from '../../../scripts/origin/store/submissions.ts'
import { closeInbox, judge, openInbox } from './inbox-fixture.ts'
import { dapp, png } from './samples.ts'
import { zip } from './zip.ts'

let inbox: Inbox
beforeEach(async () => {
  inbox = await openInbox()
})
afterEach(() => closeInbox(inbox))

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
    await judge(inbox, receipt, 'changes', '로고')
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
