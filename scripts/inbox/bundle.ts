import { readFileSync, statSync } from 'node:fs'
import * as v from 'valibot'
import { limits } from '#config/limits.ts'
import { bundle, bundleManifest, bundleNames } from '#sources/submissions/bundle.ts'
import type { FileName } from '#sources/submissions/kinds.ts'
import { type Uploads, validate } from '#sources/submissions/validate.ts'
import { sha256 } from '../origin/store/random.ts'
import {
  addSubmission,
  correctSubmission,
  findKey,
  findSubmission,
  type NewSubmission,
  storedFiles,
} from '../origin/store/submissions.ts'
import { type Inbox, need } from './decide.ts'
import { writeStatusFile } from './status-file.ts'
import { type Entries, readZip } from './zip.ts'

/** Checks a bundle as the origin checks a post, and takes it in. Gives a line to show. */
export async function addBundle(inbox: Inbox, path: string): Promise<string> {
  const most = limits.body.submission
  if (statSync(path).size > most) throw new Error(`${path}: is over 6 MB; ask for a smaller one`)
  const bytes = readFileSync(path)
  const entries = named(path, () => readZip(bytes, { most, entries: 8 }))
  const read = v.safeParse(bundle, manifestOf(path, entries))
  if (!read.success)
    throw new Error(
      `${path}: ${bundleManifest} is not as the form writes it (${v.getDotPath(read.issues[0]) ?? 'no object'})`,
    )
  const { kind, lang, receipt, payload } = read.output
  const files = filesOf(entries)
  const checked = validate(kind, payload, files)
  if (!checked.ok)
    throw new Error(`${path}: ${checked.errors.map(fault => `${fault.path} (${fault.message})`).join(', ')}`)

  const body = await sha256(bytes)
  const one: NewSubmission = {
    receipt,
    kind,
    lang,
    payload: checked.value,
    files: await storedFiles(files),
    key: `bundle ${body}`,
    body,
    keyExpires: null,
    via: 'bundle',
    now: inbox.now(),
  }
  if (await findKey(inbox.db, one.key, one.now)) return `${path}: was taken in before, as ${receipt}`
  await place(inbox, one, path)
  await writeStatusFile(inbox.root, await need(inbox.db, receipt))
  return `${path}: taken in as ${receipt}; commit public/status/${receipt}.json`
}

async function place({ db }: Inbox, one: NewSubmission, path: string): Promise<void> {
  const from = await findSubmission(db, one.receipt)
  if (from && (from.kind !== one.kind || from.status !== 'changes'))
    throw new Error(
      `${path}: ${one.receipt} is a ${from.kind} with the status ${from.status}, no correction is awaited`,
    )
  const taken = from ? await correctSubmission(db, one, from) : await addSubmission(db, one)
  if (!taken)
    throw new Error(`${path}: something else happened to ${one.receipt} at the same time; try again`)
}

function manifestOf(path: string, entries: Entries): unknown {
  const text = entries.get(bundleManifest)
  if (!text) throw new Error(`${path}: has no ${bundleManifest}; it was not made by the form`)
  return named(path, () => JSON.parse(new TextDecoder().decode(text)))
}

function filesOf(entries: Entries): Uploads {
  const found = Object.entries(bundleNames).flatMap(([field, names]) =>
    names.flatMap(name => {
      const bytes = entries.get(name)
      return bytes ? [[field as FileName, { name, bytes }] as const] : []
    }),
  )
  return Object.fromEntries(found)
}

function named<T>(path: string, act: () => T): T {
  try {
    return act()
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}`)
  }
}
