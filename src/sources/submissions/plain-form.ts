import type { SubmissionKind } from './kinds.ts'

/** A form as browsers post it without JavaScript: names with one or several texts. */
type PlainForm = ReadonlyMap<string, readonly string[]>

const lists = ['platform', 'category', 'audit_url', 'rpc_url', 'languages', 'requirements']
const questions = ['referral', 'has_tokens', 'inviter_first']
const tokenColumns = ['network', 'symbol', 'contract'] as const

const yes = new Set(['yes', 'true', '1', 'on'])
const no = new Set(['no', 'false', '0'])

/** The payload that a form with JavaScript would have sent. */
export function fromPlainForm(kind: SubmissionKind, form: PlainForm): Record<string, unknown> {
  const payload: Record<string, unknown> = Object.create(null)
  for (const [name, values] of form) {
    if (lists.includes(name)) payload[name] = values.flatMap(split)
    else if (questions.includes(name)) payload[name] = boolean(values.at(-1))
    else if (!name.includes('.')) payload[name] = emptyAsMissing(name, values.at(-1))
  }
  if (kind === 'dapp') payload['tokens'] = payload['has_tokens'] ? tokens(form) : []
  return payload
}

/** Select boxes and radio groups that were left alone send an empty text. */
const choices = ['tp_connect', 'language', 'referral_distribution', 'standard', 'ns']
const emptyAsMissing = (name: string, value: string | undefined) =>
  value === '' && choices.includes(name) ? undefined : value

/** A textarea holds one a line; a line may hold several, separated by commas. */
const split = (value: string): string[] =>
  value
    .split(/[\n,]/)
    .map(part => part.trim())
    .filter(Boolean)

const boolean = (value = ''): boolean | undefined =>
  yes.has(value) ? true : no.has(value) ? false : undefined

/** Rows are the columns `tokens.network`, `tokens.symbol`, `tokens.contract` side by side. */
function tokens(form: PlainForm): Record<string, string>[] {
  const columns = tokenColumns.map(name => form.get(`tokens.${name}`) ?? [])
  const rows = Math.max(...columns.map(column => column.length))
  return Array.from({ length: Math.min(rows, 200) }, (_, row) =>
    Object.fromEntries(tokenColumns.map((name, at) => [name, columns[at]?.[row] ?? ''])),
  ).filter(row => tokenColumns.some(name => row[name]?.trim()))
}
