import * as v from 'valibot'
import { missing } from './fields.ts'
import { fileFault, type Upload } from './files.ts'
import { type FileName, kinds, type SubmissionKind } from './kinds.ts'

export interface FieldFault {
  /** `tokens.0.symbol`, or the name of a file */
  path: string
  /** a key of forms.json, such as `required.title` */
  message: string
  /** fills {{count}} */
  count?: number
}

export type Uploads = Partial<Record<FileName, Upload>>
type Checked<T> = { ok: true; value: T } | { ok: false; errors: FieldFault[] }
export type Payload = Record<string, unknown>

/** The whole submission: its fields by schema, its files by their bytes. One fault per field. */
export function validate(kind: SubmissionKind, payload: unknown, files: Uploads): Checked<Payload> {
  const { schema, ...wants } = kinds[kind]
  const read = v.safeParse(schema as v.GenericSchema<unknown, Payload>, asObject(payload), {
    abortPipeEarly: true,
  })
  const errors = read.success ? [] : onePerField(read.issues.map(fault))
  errors.push(...fileFaults(wants, files))
  const audits = read.success ? read.output['audit_url'] : undefined
  if (kind === 'dapp' && Array.isArray(audits) && audits.length === 0 && !files.audit_report)
    errors.push({ path: 'audit_url', message: 'required.auditUrl' })
  if (read.success && errors.length === 0) return { ok: true, value: read.output }
  return { ok: false, errors }
}

export function check<T>(schema: v.GenericSchema<unknown, T>, payload: unknown): Checked<T> {
  const read = v.safeParse(schema, asObject(payload), { abortPipeEarly: true })
  return read.success
    ? { ok: true, value: read.output }
    : { ok: false, errors: onePerField(read.issues.map(fault)) }
}

const asObject = (payload: unknown): object =>
  typeof payload === 'object' && payload !== null && !Array.isArray(payload) ? payload : {}

function fault(issue: v.BaseIssue<unknown>): FieldFault {
  const path = issue.path?.map(step => String(step.key)).join('.') ?? ''
  const count =
    issue.type === 'max_length' && typeof issue.requirement === 'number' ? issue.requirement : undefined
  const message = issue.message.startsWith('Invalid ') ? 'wrong' : issue.message
  return count === undefined ? { path, message } : { path, message, count }
}

function onePerField(faults: FieldFault[]): FieldFault[] {
  const seen = new Set<string>()
  return faults.filter(({ path }) => !seen.has(path) && seen.add(path))
}

function fileFaults(
  wants: { files: readonly FileName[]; needs: readonly FileName[] },
  files: Uploads,
): FieldFault[] {
  return wants.files.flatMap(name => {
    const upload = files[name]
    const message: string | undefined = upload
      ? fileFault(name, upload)
      : wants.needs.includes(name)
        ? missing(name)
        : undefined
    return message ? [{ path: name, message }] : []
  })
}
