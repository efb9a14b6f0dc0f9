/**
 * The chain identifiers that the specification names: `ns:chain_id`, and the EVM platform value where it gives
 * one. Closed networks keep theirs, since old listings carry them.
 */
export const chainIdentifiers = {
  ETH: { code: 'eth', id: 'ethereum:1', platform: 1 },
  BSC: { code: 'bsc', id: 'ethereum:56', platform: 12 },
  TRON: { code: 'trx', id: 'tron:728126428' },
  EOS: { code: 'eos', id: 'eosio:aca376f206b8fc25a6ed44dbdc66547c36c6c33e3a119ffbeaef943642f0e906' },
  IOST: { code: 'iost', id: 'iost:1024' },
  BTC: { code: 'btc', id: 'bitcoin:000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f' },
  DOT: { code: 'dot', id: 'polkadot:0x91b171bb158e2d3848fa23a9f1c25182fb8e20313b2c1eb49219da7a70ce90c3' },
  KSM: { code: 'ksm', id: 'polkadot:0xb0a8d493285c2df73290dfb7e61f870f17b41801197a149ca93654499ea3dafe' },
  HECO: { code: 'heco', id: 'ethereum:128', platform: 15 },
  MATIC: { code: 'matic', id: 'ethereum:137', platform: 18 },
  OKTC: { code: 'okex', id: 'ethereum:66' },
  KLAY: { code: 'klaytn', id: 'klaytn:8217' },
  AVAX: { code: 'avax', id: 'ethereum:43114' },
  ARB: { code: 'arb', id: 'ethereum:42161' },
  FTM: { code: 'ftm', id: 'ethereum:250', platform: 25 },
  OP: { code: 'oe', id: 'ethereum:10' },
  SOL: { code: 'solana', id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d' },
  GLMR: { code: 'mb', id: 'ethereum:1284' },
  KCC: { code: 'kcc', id: 'ethereum:321' },
  CFX: { code: 'cfx', id: 'ethereum:1030' },
  ETC: { code: 'etc', id: 'ethereum:61' },
  APTOS: { code: 'aptos', id: 'aptos:1' },
  DOGE: { code: 'doge', id: 'bitcoin:1a91e3dace36e2be3bf030a65679fe821aa1d6ef92e7c9902eb318182c355691' },
  'zkSync Era': { code: 'zks', id: 'ethereum:324' },
  'EOS EVM': { code: 'eosevm', id: 'ethereum:17777' },
  Mantle: { code: 'mantle', id: 'ethereum:5000' },
  LINEA: { code: 'linea', id: 'ethereum:59144' },
  Base: { code: 'base', id: 'ethereum:8453' },
  OPBNB: { code: 'opbnb', id: 'ethereum:204' },
} as const satisfies Record<string, ChainIdentifier>

interface ChainIdentifier {
  /** short code of the network */
  code: string
  /** `ns:chain_id` */
  id: string
  /** EVM platform value of the API */
  platform?: number
}
