import type { Family } from './families.ts'

/** Which kind of address each network uses, by short code; a test holds it against the facts. */
const codes: Record<Family, string> = {
  evm: 'eth bsc matic arb arbn ftm etc cfx avax oe xdai harmony aurora mb kcc bttc gt fil zks eosevm mantle linea base opbnb core haqq scroll manta bevm metis zeta merlin blast xlayer bitlayer klaytn moac heco okex hsc halo polyzk zkfair kroma',
  eosio: 'eos wax enu bos',
  tron: 'trx',
  solana: 'solana',
  aptos: 'aptos',
  substrate: 'dot',
  kusama: 'ksm',
  subgame: 'sbg',
  cosmos: 'cosmos',
  'bnb-beacon': 'bnb',
  iost: 'iost',
  jingtum: 'jt',
  platon: 'lat',
  bitcoin: 'btc',
  dogecoin: 'doge',
}

export const familyOf: ReadonlyMap<string, Family> = new Map(
  Object.entries(codes).flatMap(([family, list]) => list.split(' ').map(code => [code, family as Family])),
)
