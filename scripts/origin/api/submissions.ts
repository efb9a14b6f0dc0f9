import type { Context } from 'hono'
import { href } from '#i18n/href.ts'
import type { Lang } from '#i18n/languages.ts'
import type { SubmissionKind } from '#sources/submissions/kinds.ts'
import { type FieldFault, type Payload, validate } from '#sources/submissions/validate.ts'
import { faultList, linkButtons } from '../pages/html.ts'
import { random128, readRandom128 } from '../store/random.ts'
import {
  addSubmission,
  correctSubmission,
  findKey,
  findSubmission,
  type NewSubmission,
  type StoredFile,
  type Submission,
  storedFiles,
} from '../store/submissions.ts'
import { type Api, langOf, reply } from './context.ts'
import { type ReadSubmission, readSubmission } from './read-submission.ts'
import { Refusal } from './refusal.ts'
import { nameField, sayFault } from './words.ts'

const hourMs = 3_600_000
const tries = 3

export async function takeSubmission(c: Context, api: Api, kind: SubmissionKind): Promise<Response> {
  const read = await readSubmission(c, kind)
  const lang = langOf(c, read.lang)
  const checked = validate(kind, read.payload, read.files)
  if (!checked.ok) return refuse(c, api, lang, kind, checked.errors)
  const files = await storedFiles(read.files)
  for (let attempt = 1; attempt <= tries; attempt++) {
    const receipt = await place(api, { kind, lang, read, payload: checked.value, files })
    if (receipt) return accept(c, api, lang, kind, receipt)
  }
  throw new Refusal(409, 'keyReused')
}

interface Placing {
  kind: SubmissionKind
  lang: Lang
  read: ReadSubmission
  payload: Payload
  files: StoredFile[]
}

/** The receipt, new or of the same post before; undefined when another post with that key came between. */
async function place(api: Api, { kind, lang, read, payload, files }: Placing): Promise<string | undefined> {
  const now = api.now()
  const used = await findKey(api.db, read.key, now)
  if (used && used.body !== read.body) throw new Refusal(409, 'keyReused')
  if (used) return used.receipt
  const one: NewSubmission = {
    receipt: read.receipt ?? random128(),
    kind,
    lang,
    payload,
    files,
    key: read.key,
    body: read.body,
    keyExpires: read.keyed ? null : now + hourMs,
    via: 'post',
    now,
  }
  if (!read.receipt) return (await addSubmission(api.db, one)) ? one.receipt : undefined
  const from = await correctable(api, read.receipt, kind)
  return (await correctSubmission(api.db, one, from)) ? one.receipt : undefined
}

async function correctable(api: Api, receipt: string, kind: SubmissionKind): Promise<Submission> {
  const found = await findSubmission(api.db, receipt)
  if (!found || found.kind !== kind) throw new Refusal(404, 'notFound')
  if (found.status !== 'changes') throw new Refusal(409, 'notCorrectable')
  return found
}

function refuse(
  c: Context,
  api: Api,
  lang: Lang,
  kind: SubmissionKind,
  errors: FieldFault[],
): Promise<Response> {
  const say = api.speak(lang)
  const message = say('origin:submission.refusedTitle')
  const page = () => ({
    title: message,
    text: [say('origin:submission.refused')],
    html: faultList(
      errors.map(fault => ({ name: nameField(say, kind, fault.path), text: sayFault(say, fault) })),
    ),
  })
  return reply(c, api, lang, { result: 1, message, data: { errors }, page })
}

function accept(c: Context, api: Api, lang: Lang, kind: SubmissionKind, receipt: string): Promise<Response> {
  const say = api.speak(lang)
  const page = () => ({
    title: say('origin:submission.receivedTitle'),
    text: [
      say(`origin:submission.next.${kind}`),
      say('origin:submission.receipt', { receipt }),
      say('origin:submission.keep'),
    ],
    html: linkButtons(
      [`/api/submissions/${receipt}?lang=${lang}`, say('origin:submission.status')],
      [href(lang, 'home'), say('origin:home')],
    ),
  })
  return reply(c, api, lang, { result: 0, data: { receipt }, page })
}

export async function tellStatus(c: Context, api: Api, text: string): Promise<Response> {
  const receipt = readRandom128(text)
  const found = receipt ? await findSubmission(api.db, receipt) : undefined
  if (!found) throw new Refusal(404, 'notFound')
  const { kind, status, reason, updated } = found
  const lang = langOf(c, c.req.query('lang'))
  const say = api.speak(lang)
  const page = () => ({
    title: say(`origin:status.${status}.title`),
    text: [say(`origin:status.${status}.text`), ...(reason ? [reason] : [])],
    html: linkButtons([href(lang, 'home'), say('origin:home')]),
  })
  return reply(c, api, lang, { result: 0, data: { kind, status, reason, updated }, page })
}
