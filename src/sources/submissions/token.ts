import * as v from 'valibot'
import { limits } from '#config/limits.ts'
import {
  address,
  amount,
  contractFits,
  email,
  network,
  ownerFits,
  requiredText,
  smallInteger,
  website,
} from './fields.ts'
import { tokenStandards } from './standards.ts'

const { text } = limits

export const token = v.pipe(
  v.object({
    network: network('network'),
    /** the standard of the token; networks outside the three families have none */
    standard: v.optional(v.picklist(tokenStandards, 'required.standard')),
    email,
    address: address('address'),
    owner_address: address('owner_address'),
    symbol: requiredText('symbol', text.symbol),
    bl_symbol: requiredText('bl_symbol', text.symbol),
    total_supply: amount('total_supply'),
    decimal: smallInteger('decimal', 255),
    precision: smallInteger('precision', 255),
    gas: amount('gas'),
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
