import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isEmail } from '#sources/email.ts'
import { readImage } from '#sources/submissions/image.ts'
import { kinds, type SubmissionKind } from '#sources/submissions/kinds.ts'
import { fromPlainForm } from '#sources/submissions/plain-form.ts'
import { standards, standardValue } from '#sources/submissions/standards.ts'
import { type Uploads, validate } from '#sources/submissions/validate.ts'
import { chain, chunk, dapp, jpeg, payloads, pdf, png, recruiting, token } from './samples.ts'

const logo = { name: 'logo.png', bytes: png() }
const files: Uploads = { logo, resume: { name: 'cv.pdf', bytes: pdf() } }
const errors = (kind: SubmissionKind, payload: unknown, uploads: Uploads = files) => {
  const read = validate(kind, payload, uploads)
  return read.ok ? {} : Object.fromEntries(read.errors.map(fault => [fault.path, fault.message]))
}
const all = Object.keys(kinds) as SubmissionKind[]

describe('a full submission', () => {
  it.each(all)('of %s is taken', kind => {
    expect(errors(kind, payloads[kind])).toEqual({})
  })
  it.each(all)('of %s drops what no field asks for', kind => {
    const read = validate(kind, { ...payloads[kind], admin: true, __proto__: { x: 1 } }, files)
    expect(read.ok && Object.keys(read.value)).not.toContain('admin')
  })
  it.each(all)('of %s is refused when it is no object at all', kind => {
    for (const nothing of [null, undefined, 3, 'x', [payloads[kind]]])
      expect(Object.keys(errors(kind, nothing)).length).toBeGreaterThan(5)
  })
})

describe('the dapp form', () => {
  it('asks for every required field with its own message', () => {
    expect(errors('dapp', {}, {})).toEqual({
      platform: 'required.platform',
      title: 'required.title',
      address: 'required.address',
      url: 'required.url',
      desc: 'required.desc',
      email: 'required.email',
      others: 'required.others',
      category: 'required.category',
      tp_connect: 'required.tpConnect',
      language: 'required.language',
      referral: 'required.referral',
      has_tokens: 'required.hasTokens',
      logo: 'required.logo',
    })
  })
  it.each([
    ['no audit at all', { audit_url: [] }, { audit_url: 'required.auditUrl' }],
    [
      'referral without account',
      { referral: true, referral_distribution: 'manual' },
      { rakeBackAccount: 'required.rakeBackAccount' },
    ],
    [
      'referral without distribution',
      { referral: true, rakeBackAccount: 'x' },
      { referral_distribution: 'required.referralDistribution' },
    ],
    ['tokens promised, none given', { tokens: [] }, { tokens: 'required.tokens' }],
    ['a title of 51', { title: 'x'.repeat(51) }, { title: 'tooLong' }],
    ['a subtitle of 121', { desc: 'x'.repeat(121) }, { desc: 'tooLong' }],
    ['a url of 201', { url: `https://a.org/${'x'.repeat(200)}` }, { url: 'tooLong' }],
    ['javascript:', { url: 'javascript:alert(1)' }, { url: 'url' }],
    ['credentials', { url: 'https://a:b@a.org/' }, { url: 'url' }],
    ['an IP', { url: 'https://127.0.0.1/' }, { url: 'url' }],
    ['an IP as a number', { url: 'https://2130706433/' }, { url: 'url' }],
    ['IPv6', { url: 'https://[::1]/' }, { url: 'url' }],
    ['localhost', { url: 'https://localhost/' }, { url: 'url' }],
    ['blanks', { title: ' \n ' }, { title: 'required.title' }],
    ['an address with a space', { address: '0x00 11' }, { address: 'address' }],
    [
      'a bad token row',
      { tokens: [{ network: 'eth', symbol: '', contract: 'x' }] },
      { 'tokens.0.symbol': 'required.tokensSymbol' },
    ],
    [
      'audit links of 1001 together',
      { audit_url: Array.from({ length: 6 }, () => `https://a.org/${'x'.repeat(170)}`) },
      { audit_url: 'tooLongAudit' },
    ],
  ])('says what is wrong with %s', (_, change, expected) => {
    expect(errors('dapp', { ...dapp, ...change })).toEqual(expected)
  })
  it('takes the report file instead of a link', () => {
    const audit_report = { name: 'audit.pdf', bytes: pdf() }
    expect(errors('dapp', { ...dapp, audit_url: [] }, { ...files, audit_report })).toEqual({})
    const html = { name: 'audit.pdf', bytes: new TextEncoder().encode('<script>') }
    expect(errors('dapp', dapp, { ...files, audit_report: html })).toEqual({ audit_report: 'file.pdf' })
  })
  it('gives {{count}} with the overflow', () => {
    const read = validate('dapp', { ...dapp, title: 'x'.repeat(51) }, files)
    expect(!read.ok && read.errors).toEqual([{ path: 'title', message: 'tooLong', count: 50 }])
  })
})

it('keeps a supply that no number can hold', () => {
  const read = validate('token', token, files)
  expect(read.ok && [read.value['total_supply'], read.value['precision']]).toEqual([
    '1000000000000000000000000000',
    4,
  ])
  expect(errors('token', { ...token, total_supply: '1e9', decimal: 256, gas: '-1' })).toEqual({
    total_supply: 'number',
    decimal: 'number',
    gas: 'number',
  })
})

it('wants two of the four missions', () => {
  expect(errors('recruiting', { ...recruiting, requirements: ['events', 'events'] })).toEqual({
    requirements: 'required.requirements',
  })
})

it('knows the numeric values of every standard', () => {
  expect(
    Object.values(standards)
      .flatMap(group => Object.values(group))
      .sort((a, b) => a - b),
  ).toEqual(Array.from({ length: 14 }, (_, value) => value))
  expect([standardValue('ERC20'), standardValue('SOL_NFT')]).toEqual([0, 6])
})

describe('a logo is what its bytes say', () => {
  const withLogo = (bytes: Uint8Array) => errors('chain', chain, { logo: { name: 'x.png', bytes } })
  it.each([
    ['a PNG of 400', png(), {}],
    ['a JPEG named .png', jpeg(), {}],
    ['a progressive JPEG', jpeg(512, 512, true), {}],
    ['399x400', png(399, 400), { logo: 'file.small' }],
    ['401x400', png(401, 400), { logo: 'file.square' }],
    ['5000x5000', jpeg(5000, 5000), { logo: 'file.large' }],
    ['text', new TextEncoder().encode('hello'.repeat(20)), { logo: 'file.image' }],
    ['a GIF', new TextEncoder().encode(`GIF89a${'x'.repeat(60)}`), { logo: 'file.image' }],
    ['an animated PNG', png(400, 400, [chunk('acTL', Buffer.alloc(8))]), { logo: 'file.animated' }],
    [
      'a PNG with one bit turned',
      png().map((byte, at) => (at === 60 ? byte ^ 1 : byte)),
      { logo: 'file.damaged' },
    ],
    ['half a PNG', png().subarray(0, 60), { logo: 'file.damaged' }],
    ['a JPEG without its end', jpeg().subarray(0, 40), { logo: 'file.damaged' }],
  ])('%s', (_, bytes, expected) => {
    expect(withLogo(bytes)).toEqual(expected)
  })
  it('survives any bytes', () => {
    for (let seed = 1; seed < 400; seed++) {
      const bytes = seed % 2 ? png(400, 400) : jpeg()
      for (let at = 8; at < bytes.length; at += seed) bytes[at] = (bytes[at]! * 31 + seed) & 0xff
      expect(() => readImage(bytes.subarray(0, bytes.length - (seed % 50)))).not.toThrow()
    }
  })
})

it.each([
  ['a@b.co', true],
  ["o'neil+x@mail.example.org", true],
  ['a@b', false],
  ['a b@c.org', false],
  ['a@-b.org', false],
  ['a..b@c.org', false],
  ['@c.org', false],
  ['a@c.o', false],
  ['a@b@c.org', false],
  [`${'x'.repeat(65)}@c.org`, false],
  [`a@${'x'.repeat(250)}.org`, false],
])('%.40s is an e-mail: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected)
})

// What is not linear in its length would not come back before the runner's own limit.
it.each(all)('of %s: a megabyte in every field is refused by its length', kind => {
  const bomb = `a@${'a.'.repeat(500_000)}`
  const payload = Object.fromEntries(Object.keys(dapp).map(name => [name, bomb]))
  expect(Object.values(errors(kind, payload))).toContain('tooLong')
})

describe('a form without JavaScript', () => {
  const form = (entries: [string, string][]) => {
    const fields = new Map<string, string[]>()
    for (const [name, value] of entries) fields.set(name, [...(fields.get(name) ?? []), value])
    return fields
  }
  it('says the same as the payload', () => {
    const { tokens, platform, audit_url, category, referral: _, has_tokens: __, ...texts } = dapp
    const fields = form([
      ...Object.entries(texts),
      ['platform', platform[0]!],
      ['platform', platform[1]!],
      ['category', category[0]!],
      ['audit_url', `${audit_url[0]}\r\n`],
      ['referral', 'no'],
      ['referral_distribution', ''],
      ['has_tokens', 'yes'],
      ['tokens.network', tokens[0]!.network],
      ['tokens.symbol', tokens[0]!.symbol],
      ['tokens.contract', tokens[0]!.contract],
      ['tokens.network', ''],
      ['tokens.symbol', ''],
      ['tokens.contract', ''],
      ['__proto__', 'x'],
    ])
    const posted = validate('dapp', fromPlainForm('dapp', fields), files)
    expect(posted).toEqual(validate('dapp', dapp, files))
    expect(posted.ok).toBe(true)
  })
})

it('has words for every message', () => {
  const words = JSON.parse(readFileSync('locales/en/forms.json', 'utf8')).errors
  const spec = JSON.parse(readFileSync('locales/en/spec.json', 'utf8')).forms
  const source = ['fields', 'dapp', 'token', 'nft', 'chain', 'recruiting', 'files', 'validate']
    .map(name => readFileSync(`src/sources/submissions/${name}.ts`, 'utf8'))
    .join('\n')
  const named = [
    ...source.matchAll(
      /(?:amount|address|choice|requiredText|website|smallInteger|answer|networks?)\('([\w.]+)'/g,
    ),
  ]
  const direct = [...source.matchAll(/'((?:required|file)\.\w+)'/g)].map(([, key]) => key!)
  const keys = new Set([
    ...direct,
    ...named.map(([, name]) => `required.${name!.replace(/[_.](\w)/g, (_, letter) => letter.toUpperCase())}`),
    ...['logo', 'resume'].map(name => `required.${name}`),
    ...[
      'address',
      'addressChecksum',
      'addressNetwork',
      'network',
      'number',
      'shortName',
      'chainId',
      'tooMany',
      'tooLongAudit',
      'text',
      'wrong',
    ],
  ])
  const lost = [...keys].filter(key => {
    const found = key.split('.').reduce<unknown>((at, step) => (at as Record<string, unknown>)?.[step], words)
    return typeof found !== 'string'
  })
  expect(lost).toEqual([])
  expect(Object.keys(spec)).toEqual(expect.arrayContaining(['email', 'url', 'tooLong']))
})
