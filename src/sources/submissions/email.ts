import { limits } from '#config/limits.ts'

/** The looser check: something, one @, a domain with a dot. For hints while typing. */
export const looksLikeEmail = (value: string): boolean => {
  const [name, domain, ...more] = value.trim().split('@')
  return Boolean(name && domain?.includes('.') && more.length === 0)
}

/** The standard pattern, part by part, so that no input makes it slow. Length comes first. */
export function isEmail(value: string): boolean {
  if (value.length > limits.text.email) return false
  const at = value.lastIndexOf('@')
  const local = value.slice(0, at)
  const labels = value.slice(at + 1).split('.')
  return (
    at > 0 &&
    local.length <= 64 &&
    /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]+$/.test(local) &&
    !local.startsWith('.') &&
    !local.endsWith('.') &&
    !local.includes('..') &&
    labels.length > 1 &&
    labels.every(isLabel) &&
    /^(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$/.test(labels.at(-1) ?? '')
  )
}

const isLabel = (label: string): boolean =>
  label.length <= 63 && /^[A-Za-z0-9-]+$/.test(label) && !label.startsWith('-') && !label.endsWith('-')
