import { sha256 } from '@noble/hashes/sha2.js'
import { bech32, createBase58check } from '@scure/base'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkAddress, possibleFamilies } from '#sources/address/check.ts'
import { families } from '#sources/address/families.ts'
import { familyOf } from '#sources/address/networks.ts'
import { isListable } from '#sources/build/network-facts.ts'
import facts from '#sources/sample/facts/networks.json' with { type: 'json' }
import { keccak256 } from '../../fixtures/keccak.ts'

const base58check = createBase58check(sha256)
const ok = (network: string, address: string) => checkAddress(network, address)?.ok

const genuine: [string, string][] = [
  ['eth', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['bsc', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'],
  ['base', '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB'],
  ['matic', '0xd1220a0cf47c7b9be7a2e6ba89f429762e7b9adb'],
  ['trx', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['trx', '1002000'],
  ['solana', 'So11111111111111111111111111111111111111112'],
  ['solana', '11111111111111111111111111111111'],
  ['btc', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['btc', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
  ['btc', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
  ['btc', 'BC1QAR0SRRR7XFKVY5L643LYDNW9RE59GTZZWF5MDQ'],
  ['btc', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
  ['dot', '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
  ['ksm', 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F'],
  ['jt', 'jHb9CJAWyB4jr91VRWn96DkukG4bwdtyTh'],
  ['eos', 'eosio.token'],
  ['wax', 'a'],
  ['aptos', '0x1::aptos_coin::AptosCoin'],
  ['aptos', '0x1'],
  ['cosmos', `ibc/${'A0'.repeat(32)}`],
  ['bnb', 'BUSD-BD1'],
  ['iost', 'iost'],
]

const wrong: [string, string, string][] = [
  ['eth', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed', 'checksum'],
  ['eth', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', 'shape'],
  ['eth', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'shape'],
  ['trx', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T', 'checksum'],
  ['trx', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'shape'],
  ['solana', 'So1111111111111111111111111111111111111111', 'shape'],
  ['btc', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', 'checksum'],
  ['btc', 'bc1Qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'shape'],
  ['btc', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdp', 'checksum'],
  ['dot', 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F', 'network'],
  ['ksm', '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5', 'network'],
  ['jt', 'jHb9CJAWyB4jr91VRWn96DkukG4bwdtyTs', 'checksum'],
  ['eos', 'ends.with.', 'shape'],
  ['eos', 'UPPER', 'shape'],
  ['aptos', '0x', 'shape'],
  ['btc', '', 'shape'],
  ['eth', `0x${'a'.repeat(100_000)}`, 'shape'],
]

describe('an address', () => {
  it.each(genuine)('of %s: %s', (network, address) => expect(ok(network, address)).toBe(true))
  it.each(wrong)('not of %s: %s', (network, address, fault) =>
    expect(checkAddress(network, address)).toEqual({ ok: false, fault }),
  )

  it('gets the capitals it lacks', () => {
    expect(checkAddress('eth', '0xd1220a0cf47c7b9be7a2e6ba89f429762e7b9adb')).toEqual({
      ok: true,
      form: '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
    })
  })

  it('of a network we do not know has no verdict', () => {
    expect(checkAddress('constructor', 'x')).toBeUndefined()
  })

  it('tells which kinds of network it could belong to', () => {
    expect(possibleFamilies('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')).toContain('tron')
    expect(possibleFamilies('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')).not.toContain('evm')
  })
})

describe('every network of the facts', () => {
  it.each(facts.networks.map(row => [row.code, row] as const))('%s has its kind of address', (code, row) => {
    const special: Record<string, string> = { ksm: 'kusama', sbg: 'subgame' }
    expect(familyOf.get(code)).toBe(special[code] ?? row.address_family)
  })

  it('judges no address of a shape that the facts refuse', () => {
    for (const [network, address] of genuine) {
      const { address_family: family } = facts.networks.find(({ code }) => code === network)!
      if (network === 'trx' && /^\d+$/.test(address)) continue
      if (address.startsWith('ibc/') || /^BUSD/.test(address)) continue
      expect(address).toMatch(
        new RegExp(facts.address_families[family as keyof typeof facts.address_families].re),
      )
    }
    expect(facts.networks.filter(row => isListable(row as never)).length).toBeGreaterThan(50)
  })
})

/** EIP-55 once more, on a hash of our own. */
function capitalised(address: string): string {
  const digits = address.slice(2).toLowerCase()
  const hash = keccak256(digits)
  return `0x${[...digits].map((digit, i) => (hash.charAt(i) >= '8' ? digit.toUpperCase() : digit)).join('')}`
}
const oneCase = (address: string) => [address.toLowerCase(), address.toUpperCase()].includes(address)

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })
const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const mutated = (address: string, at: number, letter: string) => {
  const place = 1 + (at % (address.length - 1))
  return address.slice(0, place) + letter + address.slice(place + 1)
}

describe('one wrong letter', () => {
  const made = {
    trx: bytes(20).map(hash => base58check.encode(Uint8Array.of(0x41, ...hash))),
    btc: bytes(20).map(hash => base58check.encode(Uint8Array.of(0x00, ...hash))),
    doge: bytes(20).map(hash => base58check.encode(Uint8Array.of(0x1e, ...hash))),
    cosmos: bytes(32).map(hash => bech32.encode('cosmos', bech32.toWords(hash))),
    bnb: bytes(20).map(hash => bech32.encode('bnb', bech32.toWords(hash))),
    lat: bytes(20).map(hash => bech32.encode('lat', bech32.toWords(hash))),
  }
  it.each(Object.entries(made))('%s: never accepted', (network, addresses) => {
    fc.assert(
      fc.property(addresses, fc.nat(60), fc.constantFrom(...letters), (address, at, letter) => {
        expect(ok(network, address)).toBe(true)
        const other = mutated(address, at, letter)
        if (other !== address) expect(ok(network, other)).toBe(false)
      }),
      { numRuns: 300 },
    )
  })

  it('Keccak-256, not SHA-3', () => {
    expect(keccak256('')).toBe('c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470')
    expect(keccak256('abc')).toBe('4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45')
  })

  it('EIP-55: the verdict of an independent implementation, 10,000 times', () => {
    fc.assert(
      fc.property(bytes(20), fc.nat(), fc.nat(), (raw, at, flip) => {
        const right = families.evm(`0x${Buffer.from(raw).toString('hex')}`)
        const form = right.ok ? right.form : ''
        const place = 2 + (at % 40)
        const letter = form.charAt(place)
        const other = flip % 2 ? letter.toUpperCase() : '0123456789abcdefABCDEF'.charAt(flip % 22)
        const address = form.slice(0, place) + other + form.slice(place + 1)
        const verdict = families.evm(address)
        const wanted = capitalised(address)
        const isRight = address === wanted || oneCase(address.slice(2))
        expect(verdict).toEqual(isRight ? { ok: true, form: wanted } : { ok: false, fault: 'checksum' })
      }),
      { numRuns: 10_000 },
    )
  }, 60_000)
})

describe('anything at all', () => {
  it('gets a verdict, never an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), text => {
        for (const network of familyOf.keys()) expect(typeof ok(network, text)).toBe('boolean')
      }),
      { numRuns: 200 },
    )
  })
})
