/** Every network with a stone of its own, by its code; the drawings are checked against this list. */
export const stoneCodes = [
  ...['eos', 'moac', 'eth', 'jt', 'enu', 'bos', 'iost', 'cosmos', 'bnb', 'trx', 'bsc', 'heco', 'okex', 'dot'],
  ...[
    'hsc',
    'matic',
    'klaytn',
    'arb',
    'arbn',
    'ftm',
    'etc',
    'cfx',
    'solana',
    'avax',
    'oe',
    'xdai',
    'harmony',
  ],
  ...[
    'wax',
    'aurora',
    'ksm',
    'mb',
    'sbg',
    'kcc',
    'lat',
    'bttc',
    'gt',
    'halo',
    'aptos',
    'fil',
    'zks',
    'eosevm',
  ],
  ...['mantle', 'linea', 'base', 'opbnb', 'polyzk', 'core', 'haqq', 'scroll', 'manta', 'bevm', 'zkfair'],
  ...['metis', 'zeta', 'merlin', 'blast', 'xlayer', 'bitlayer', 'kroma', 'btc', 'doge'],
] as const

export type StoneCode = (typeof stoneCodes)[number]
