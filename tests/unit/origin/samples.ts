import { crc32, deflateSync } from 'node:zlib'

/** Valid submissions and files, one of each kind, to be bent by tests. */
export const dapp = {
  platform: ['eth', 'bsc'],
  title: 'Reef Market',
  address: '0x00000000219ab540356cBB839Cbe05303d7705Fa, 0xdAC17F958D2ee523a2206206994597C13D831ec7',
  url: 'https://reef.example.org',
  desc: 'Trade shells for pearls.',
  rakeBackAccount: '',
  email: 'Owner@reef.example.org',
  others: '@reef on Telegram',
  category: ['defi'],
  tp_connect: 'both',
  audit_url: ['https://audits.example.org/reef.pdf'],
  language: 'en',
  referral: false,
  has_tokens: true,
  tokens: [{ network: 'eth', symbol: 'REEF', contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7' }],
}

export const token = {
  network: 'eth',
  standard: 'ERC20',
  email: 'owner@reef.example.org',
  address: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  owner_address: '0x00000000219ab540356cBB839Cbe05303d7705Fa',
  symbol: 'REEF',
  bl_symbol: 'ETH',
  total_supply: '1000000000000000000000000000',
  decimal: 18,
  precision: '4',
  gas: '60000',
  website: 'https://reef.example.org',
  companyName: 'Reef Ltd',
  contact: '@reef',
  description: 'The token of Reef Market.',
  name: 'Reef',
}

export const nft = {
  network: 'eth',
  standard: 'ERC721',
  email: 'owner@reef.example.org',
  address: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  owner_address: '0x00000000219ab540356cBB839Cbe05303d7705Fa',
  symbol: 'PEARL',
  total_supply: '10000',
  website: 'https://pearls.example.org',
  companyName: 'Reef Ltd',
  contact: '@reef',
  description: 'Ten thousand pearls.',
  name: 'Pearls',
}

export const chain = {
  name: 'Reef Chain',
  short_name: 'reef',
  chain_id: '987654',
  currency_name: 'Reef',
  currency_symbol: 'REEF',
  decimal: '18',
  rpc_url: ['https://rpc.reef.example.org'],
  explorer_url: 'https://scan.reef.example.org',
  info_url: 'https://reef.example.org/chain',
  email: 'owner@reef.example.org',
  contact: '@reef',
}

export const recruiting = {
  name: 'Mara Lind',
  email: 'mara@post.example.org',
  others: '@mara',
  region: 'Oslo',
  languages: ['en', 'es'],
  requirements: ['community', 'events'],
  description: 'I run a local group.',
}

export const payloads = { dapp, token, nft, chain, recruiting }

/** A grey PNG of the given size; `extra` chunks go before the pixels. */
export function png(width = 400, height = 400, extra: Buffer[] = []): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(8, 8)
  const pixels = deflateSync(Buffer.alloc((width + 1) * height))
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return new Uint8Array(
    Buffer.concat([mark, chunk('IHDR', header), ...extra, chunk('IDAT', pixels), chunk('IEND')]),
  )
}

export function chunk(name: string, data: Uint8Array = Buffer.alloc(0)): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(Buffer.concat([Buffer.from(name), data])))
  return Buffer.concat([length, Buffer.from(name), data, sum])
}

/** The frame of a JPEG: enough to tell its size. */
export function jpeg(width = 400, height = 400, progressive = false): Uint8Array<ArrayBuffer> {
  const frame = Buffer.from([0xff, progressive ? 0xc2 : 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  const app = Buffer.from([0xff, 0xe0, 0, 4, 1, 2])
  return new Uint8Array(
    Buffer.concat([Buffer.from([0xff, 0xd8]), app, frame, Buffer.alloc(40), Buffer.from([0xff, 0xd9])]),
  )
}

export const pdf = (size = 200): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      Buffer.alloc(Math.max(0, size - 15), 0x20),
      Buffer.from('%%EOF\n'),
    ]),
  )
