import { limits } from '#config/limits.ts'

/** Linear on purpose: length first, then one split at the only @, then labels. */
export function isEmail(value: string): boolean {
  if (value.length < 6 || value.length > limits.text.email) return false
  const at = value.indexOf('@')
  if (at < 1 || at > 64 || at !== value.lastIndexOf('@')) return false
  return isLocal(value.slice(0, at)) && isDomain(value.slice(at + 1))
}

const isLocal = (local: string) =>
  /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~.-]+$/u.test(local) &&
  !local.startsWith('.') &&
  !local.endsWith('.') &&
  !local.includes('..')

function isDomain(domain: string): boolean {
  const labels = domain.split('.')
  const last = labels.at(-1) ?? ''
  return labels.length > 1 && labels.every(isLabel) && last.length > 1 && !/^\d+$/.test(last)
}

const isLabel = (label: string) =>
  label.length > 0 &&
  label.length < 64 &&
  /^[\p{L}\p{N}-]+$/u.test(label) &&
  !label.startsWith('-') &&
  !label.endsWith('-')
