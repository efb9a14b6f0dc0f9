import * as v from 'valibot'
import { limits } from '#config/limits.ts'
import { email, optionalText, requiredText, smallInteger, website } from './fields.ts'

const { text, rows } = limits

export const chain = v.object({
  name: requiredText('name', text.title),
  short_name: v.pipe(
    requiredText('short_name', text.symbol),
    v.regex(/^[A-Za-z0-9_-]+$/, 'shortName'),
    v.toLowerCase(),
  ),
  /** the family of chain identifiers, as in `ethereum:1` */
  ns: v.pipe(
    v.optional(v.string('required.ns'), 'ethereum'),
    v.trim(),
    v.maxLength(32, 'tooLong'),
    v.regex(/^[a-z][a-z0-9-]*$/, 'required.ns'),
  ),
  chain_id: v.pipe(requiredText('chain_id', text.number), v.regex(/^[A-Za-z0-9.:_-]+$/, 'chainId')),
  currency_name: requiredText('currency_name', text.title),
  currency_symbol: requiredText('currency_symbol', text.symbol),
  decimal: smallInteger('decimal', 255),
  rpc_url: v.pipe(
    v.optional(v.array(website('rpc_url')), []),
    v.minLength(1, 'required.rpcUrl'),
    v.maxLength(rows, 'tooMany'),
  ),
  explorer_url: website('explorer_url'),
  info_url: website('info_url'),
  email,
  contact: requiredText('contact', text.contact),
  description: optionalText(text.introduction),
})
