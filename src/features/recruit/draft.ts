import * as v from 'valibot'
import { limits } from '#config/limits.ts'
import { safeStorage } from '#state/safe-storage.ts'
import type { Application } from './check.ts'

/** What was typed, on this device only, until it is sent; where it lies, the form wakes at once. A file cannot be kept. */
export const draftKey = 'draft.recruiting'
const keepMs = 30 * 24 * 60 * 60 * 1000

const text = v.pipe(v.string(), v.maxLength(20_000))
const list = v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(limits.rows))
const draft = v.object({
  version: v.literal(1),
  saved: v.number(),
  fields: v.object({
    requirements: list,
    languages: list,
    name: text,
    email: text,
    others: text,
    region: text,
    url: text,
    description: text,
  }),
})

export const clearDraft = () => safeStorage.remove(draftKey)

export function saveDraft(fields: Application, now = Date.now()) {
  if (Object.values(fields).every(value => value.length === 0)) return clearDraft()
  safeStorage.set(draftKey, JSON.stringify({ version: 1, saved: now, fields }))
}

/** An old, foreign or corrupt draft is no draft. */
export function readDraft(now = Date.now()): Application | undefined {
  try {
    const read = v.safeParse(draft, JSON.parse(safeStorage.get(draftKey) ?? 'null'))
    if (read.success && now - read.output.saved < keepMs) return read.output.fields
  } catch {
    // not JSON
  }
  return undefined
}

type Control = HTMLInputElement | HTMLTextAreaElement
const controls = (form: HTMLFormElement, name: string) =>
  [...form.querySelectorAll<Control>(`[name="${name}"]`)].filter(control => control.type !== 'file')

/** Puts a draft back where nothing was typed or chosen yet; says whether anything changed. */
export function restore(form: HTMLFormElement, fields: Application): boolean {
  let changed = false
  for (const [name, value] of Object.entries(fields)) {
    const found = controls(form, name)
    if (found.some(touched)) continue
    for (const control of found) changed = fill(control, value) || changed
  }
  return changed
}

const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox'
const touched = (control: Control) => (isBox(control) ? control.checked : control.value !== '')

function fill(control: Control, value: string | string[]): boolean {
  if (isBox(control)) {
    control.checked = value.includes(control.value)
    return control.checked
  }
  control.value = String(value)
  return control.value !== ''
}
