import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { addListed, type Raw, readListed, removeListed } from '#sources/build/listed.ts'
import { addressList } from '#sources/submissions/addresses.ts'
import type { StoredFile, Submission } from '../../origin/store/submissions.ts'
import { cleanImage } from '../clean-image.ts'
import { listings } from './rows.ts'

/** A receipt opens a submission, so what is published carries only its hash. */
const markOf = (receipt: string): string => createHash('sha256').update(receipt).digest('hex').slice(0, 16)

interface Listed {
  file: string
  /** addresses that could not be given a network, for the reviewer to see */
  left: string[]
}

/** Writes the row and its icon into the source tree, where the next build finds them; commit both. */
export async function list(
  root: string,
  submission: Submission,
  payload: Raw,
  logo: StoredFile,
  now: number,
): Promise<Listed> {
  const listing = listings[submission.kind]
  if (!listing)
    throw new Error(`${submission.kind}: this kind is not listed; use changes, rejected or received`)
  const { source, schema, toRow } = listing
  const from = markOf(submission.receipt)
  const hid = await hidOf(root, submission, payload, from)
  const icon = `/listed/${hid}.${logo.type === 'image/png' ? 'png' : 'jpg'}`
  const row = { ...toRow(payload, { hid, icon, day: new Date(now).toISOString().slice(0, 10) }), from }
  const read = v.safeParse(schema, row)
  if (!read.success) {
    const faults = read.issues.map(issue => `${v.getDotPath(issue) ?? 'row'}: ${issue.message}`)
    throw new Error(`the row for ${source} does not pass: ${faults.join('; ')}; ask for changes`)
  }
  mkdirSync(join(root, 'public/listed'), { recursive: true })
  writeFileSync(join(root, 'public', icon), cleanImage(logo.bytes))
  await removeListed(root, source, old => old['from'] === from)
  await addListed(root, source, row)
  const contracts = ((row as Raw)['contracts'] ?? []) as { address: string }[]
  const placed = new Set(contracts.map(one => one.address.toLowerCase()))
  const given = submission.kind === 'dapp' ? addressList(String(payload['address'])) : []
  const left = given.filter(one => !placed.has(one.toLowerCase()))
  return { file: `src/sources/listed/${source}.json`, left }
}

/** The same dapp in another language is the same dapp: its site says so. */
async function hidOf(root: string, { kind }: Submission, payload: Raw, from: string): Promise<string> {
  if (kind === 'chain') return String(payload['short_name'])
  const fresh = `s-${from.slice(0, 12)}`
  if (kind !== 'dapp') return fresh
  const site = (row: Raw) => new URL(String(row['url'])).hostname.replace(/^www\./, '')
  const same = (await readListed(root, 'dapps')).find(row => site(row) === site(payload))
  return same ? String(same['hid']) : fresh
}

/** Takes back what a submission brought in; its icon goes when no other row shows it. */
export async function unlist(root: string, { kind, receipt }: Submission): Promise<boolean> {
  const source = listings[kind]?.source
  if (!source) return false
  const from = markOf(receipt)
  const before = (await readListed(root, source)).find(row => row['from'] === from)
  if (!before) return false
  await removeListed(root, source, row => row['from'] === from)
  const icon = String(before['icon_url'])
  const shown = (await readListed(root, source)).some(row => row['icon_url'] === icon)
  if (!shown && /^\/listed\/[\w-]+\.(?:png|jpg)$/.test(icon))
    rmSync(join(root, 'public', icon), { force: true })
  return true
}
