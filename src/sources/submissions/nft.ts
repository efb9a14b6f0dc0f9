import * as v from 'valibot'
import { limits } from '#config/limits.ts'
import {
  address,
  amount,
  choice,
  contractFits,
  email,
  network,
  ownerFits,
  requiredText,
  website,
} from './fields.ts'
import { nftStandards } from './standards.ts'

const { text } = limits

export const nft = v.pipe(
  v.object({
    network: network('network'),
    standard: choice('standard', nftStandards),
    email,
    address: address('address'),
    owner_address: address('owner_address'),
    symbol: requiredText('symbol', text.symbol),
    total_supply: amount('total_supply'),
    website: website('website'),
    companyName: requiredText('companyName', text.title),
    contact: requiredText('contact', text.contact),
    description: requiredText('description', text.introduction),
    name: requiredText('name', text.title),
  }),
  v.forward(v.partialCheck([['network'], ['address']], contractFits.holds, contractFits.message), [
    'address',
  ]),
  v.forward(v.partialCheck([['network'], ['owner_address']], ownerFits.holds, ownerFits.message), [
    'owner_address',
  ]),
)
