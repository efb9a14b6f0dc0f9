import * as v from 'valibot'
import { limits } from '#config/limits.ts'
import { addressList } from './addresses.ts'
import {
  answer,
  choice,
  email,
  fits,
  network,
  networks,
  optionalText,
  requiredText,
  website,
} from './fields.ts'

const { text, rows } = limits

const tokenFits = fits<{ network: string; contract: string }>(
  row => row.contract,
  row => [row.network],
)
const dappFits = fits<{ platform: string[]; address: string }>(
  row => row.address,
  row => row.platform,
)

const token = v.pipe(
  v.object({
    network: network('tokens.network'),
    symbol: requiredText('tokens.symbol', text.symbol),
    contract: requiredText('tokens.contract', text.address),
  }),
  v.forward(v.partialCheck([['network'], ['contract']], tokenFits.holds, tokenFits.message), ['contract']),
)

const fields = v.object({
  platform: networks('platform'),
  title: requiredText('title', text.title),
  address: requiredText('address', text.address * rows),
  url: website('url'),
  desc: requiredText('desc', text.subtitle),
  rakeBackAccount: optionalText(text.address),
  email,
  others: requiredText('others', text.contact),
  category: v.pipe(
    v.optional(v.array(requiredText('category', 64)), []),
    v.minLength(1, 'required.category'),
    v.maxLength(rows, 'tooMany'),
  ),
  tp_connect: choice('tp_connect', ['both', 'extension', 'mobile', 'none']),
  /** at least one address or the report itself: `files.ts` sees both */
  audit_url: v.pipe(
    v.optional(v.array(website('audit_url')), []),
    v.maxLength(rows, 'tooMany'),
    v.check(urls => urls.join('\n').length <= limits.auditUrlsTotal, 'tooLongAudit'),
  ),
  language: choice('language', ['en', 'zh', 'zhTW']),
  referral: answer('referral'),
  referral_distribution: v.optional(v.picklist(['automatic', 'manual'], 'required.referralDistribution')),
  inviter_first: v.optional(v.boolean('required.inviterFirst')),
  has_tokens: answer('has_tokens'),
  tokens: v.pipe(v.optional(v.array(token), []), v.maxLength(rows, 'tooMany')),
})

export const dapp = v.pipe(
  fields,
  v.forward(
    v.partialCheck([['platform'], ['address']], row => addressList(row.address).length <= rows, 'tooMany'),
    ['address'],
  ),
  v.forward(v.partialCheck([['platform'], ['address']], dappFits.holds, dappFits.message), ['address']),
  v.forward(
    v.partialCheck(
      [['referral'], ['rakeBackAccount']],
      row => !row.referral || row.rakeBackAccount !== '',
      'required.rakeBackAccount',
    ),
    ['rakeBackAccount'],
  ),
  v.forward(
    v.partialCheck(
      [['referral'], ['referral_distribution']],
      row => !row.referral || row.referral_distribution !== undefined,
      'required.referralDistribution',
    ),
    ['referral_distribution'],
  ),
  v.forward(
    v.partialCheck(
      [['has_tokens'], ['tokens']],
      row => !row.has_tokens || row.tokens.length > 0,
      'required.tokens',
    ),
    ['tokens'],
  ),
)
