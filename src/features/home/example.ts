/** What the drawn screens show. The balances add up; the amounts follow the number rule. */
export const holdings = [
  { code: 'eth', symbol: 'ETH', amount: 1.284, usd: 4108.8 },
  { code: 'btc', symbol: 'BTC', amount: 0.052, usd: 3380 },
  { code: 'trx', symbol: 'TRX', amount: 8420, usd: 2273.4 },
  { code: 'solana', symbol: 'SOL', amount: 9.5, usd: 1615 },
] as const

export const total = holdings.reduce((sum, { usd }) => sum + usd, 0)
export const change = 1.8

interface Leg {
  /** a network's code; a card has none */
  code?: string
  symbol: string
  amount: number
}

export const quotes = {
  buy: { from: { symbol: 'USD', amount: 300 }, to: { code: 'trx', symbol: 'TRX', amount: 1108.41 } },
  swap: {
    from: { code: 'base', symbol: 'USDC', amount: 250 },
    to: { code: 'base', symbol: 'ETH', amount: 0.078 },
  },
  bridge: {
    from: { code: 'eth', symbol: 'USDC', amount: 500 },
    to: { code: 'solana', symbol: 'USDC', amount: 499.12 },
  },
} as const satisfies Record<string, { from: Leg; to: Leg }>

export type Verb = keyof typeof quotes
export const verbs = Object.keys(quotes) as Verb[]
