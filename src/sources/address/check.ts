import { type Family, families } from './families.ts'
import { familyOf } from './networks.ts'
import { bad, type Verdict } from './verdict.ts'

const longest = 300

/** Whether an address can be one of this network. A network that we don't know has no rule: undefined. */
export function checkAddress(network: string, address: string): Verdict | undefined {
  const family = familyOf.get(network)
  if (!family) return undefined
  return address.length > longest ? bad('shape') : families[family](address)
}

/** The kinds of network an address could belong to. */
export const possibleFamilies = (address: string): Family[] =>
  address.length > longest
    ? []
    : (Object.keys(families) as Family[]).filter(family => families[family](address).ok)
