import * as v from 'valibot'
import { id, image, link, text } from '#sources/schema/pieces.ts'

/** A listed token or collection. */
export const asset = v.object({
  hid: id,
  chain: v.pipe(id, v.toLowerCase()),
  address: v.pipe(v.string(), v.maxLength(200), v.regex(/^[\x21-\x7e]+$/)),
  title: text(100),
  symbol: text(20),
  icon_url: image,
  standard: v.optional(v.string()),
  token_type: v.optional(v.number()),
  decimals: v.optional(v.number()),
  total_supply: v.pipe(v.string(), v.regex(/^\d+(?:\.\d+)?$/)),
  url: link,
  desc: text(500),
  create_time: v.string(),
})
