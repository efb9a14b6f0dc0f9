import * as v from 'valibot'
import { limits } from '#config/limits.ts'
import { fileFault } from '#sources/submissions/files.ts'
import { recruiting } from '#sources/submissions/recruiting.ts'

/** The fields in the order of the form; `resume` is the file. */
export const fields = [
  'requirements',
  'name',
  'email',
  'others',
  'region',
  'languages',
  'url',
  'description',
  'resume',
] as const
export type Field = (typeof fields)[number]
export const isField = (path: string): path is Field => (fields as readonly string[]).includes(path)

/** Key of a message, by field. */
export type Faults = Partial<Record<Field, string>>

export interface Application {
  requirements: string[]
  languages: string[]
  name: string
  email: string
  others: string
  region: string
  url: string
  description: string
}

const several = (data: FormData, name: string) => data.getAll(name).map(String)
const one = (data: FormData, name: string) => String(data.get(name) ?? '')

export const readForm = (data: FormData): Application => ({
  requirements: several(data, 'requirements'),
  languages: several(data, 'languages'),
  name: one(data, 'name'),
  email: one(data, 'email'),
  others: one(data, 'others'),
  region: one(data, 'region'),
  url: one(data, 'url'),
  description: one(data, 'description'),
})

/** The schema of the origin, and the file by its size and bytes; one fault a field. */
export async function faultsOf(application: Application, resume: File | null): Promise<Faults> {
  const faults: Faults = {}
  const read = v.safeParse(recruiting, application, { abortPipeEarly: true })
  for (const issue of read.issues ?? []) {
    const name = String(issue.path?.[0]?.key)
    if (isField(name)) faults[name] ??= messageKey(name, issue.message)
  }
  const file = await resumeFault(resume)
  if (file) faults.resume = file
  return faults
}

/** `required.name` is said as `required`, `tooLong` with the field's own number. */
export const messageKey = (field: Field, message: string): string => {
  if (message === 'tooLong') return `tooLong.${field}`
  return message.startsWith('required.') && !['requirements', 'languages', 'resume'].includes(field)
    ? 'required'
    : message
}

export async function resumeFault(file: File | null): Promise<string | undefined> {
  // without a choice a file field holds a nameless, empty file
  if (!file || (file.size === 0 && file.name === '')) return 'required.resume'
  if (file.size > limits.resumeMegabytes * 1024 * 1024) return 'file.tooLarge'
  try {
    return fileFault('resume', { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })
  } catch {
    // moved or changed since it was chosen: the browser gives no bytes
    return 'file.pdf'
  }
}
