import { jingtum, solana, substrate, versioned } from './base58.ts'
import { bitcoin, prefixed } from './bech.ts'
import { evm } from './evm.ts'
import { bad, good, type Verdict } from './verdict.ts'

const shaped =
  (shape: RegExp) =>
  (address: string): Verdict =>
    shape.test(address) ? good(address) : bad('shape')

const either =
  (...checks: ((address: string) => Verdict)[]) =>
  (address: string): Verdict => {
    const verdicts = checks.map(check => check(address))
    const ok = verdicts.find(verdict => verdict.ok)
    return ok ?? verdicts.find(verdict => !verdict.ok && verdict.fault !== 'shape') ?? bad('shape')
  }

/** EOSIO account names; a thirteenth letter has only four bits. */
const eosio = (address: string): Verdict =>
  /^[a-z1-5.]{1,12}[a-j1-5]?$/.test(address) && !address.endsWith('.') ? good(address) : bad('shape')

/** What an address is on each kind of network, checksum included where the kind has one. */
export const families = {
  evm,
  eosio,
  tron: either(versioned(/^T[1-9A-HJ-NP-Za-km-z]{33}$/, [0x41]), shaped(/^[1-9]\d{5,9}$/)),
  solana,
  aptos: shaped(/^0x[0-9a-fA-F]{1,64}(::\w{1,128}::\w{1,128})?$/),
  substrate: (address: string) => substrate(address, 0),
  kusama: (address: string) => substrate(address, 2),
  subgame: (address: string) => substrate(address, 27),
  cosmos: either(
    prefixed(/^cosmos1([02-9ac-hj-np-z]{38}|[02-9ac-hj-np-z]{58})$/, 'cosmos', [20, 32]),
    shaped(/^ibc\/[A-F0-9]{64}$/),
  ),
  'bnb-beacon': either(
    prefixed(/^bnb1[02-9ac-hj-np-z]{38}$/, 'bnb', [20]),
    shaped(/^[A-Z0-9.]{2,10}-[A-F0-9]{3}M?$/),
  ),
  iost: shaped(/^(Contract[1-9A-HJ-NP-Za-km-z]{40,50}|[a-z0-9_]{2,16})$/),
  jingtum,
  platon: either(prefixed(/^lat1[02-9ac-hj-np-z]{38}$/, 'lat', [20]), evm),
  bitcoin,
  dogecoin: versioned(/^[DA9][1-9A-HJ-NP-Za-km-z]{24,33}$/, [0x1e, 0x16]),
} as const satisfies Record<string, (address: string) => Verdict>

export type Family = keyof typeof families
