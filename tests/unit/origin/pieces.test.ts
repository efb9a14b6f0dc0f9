import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { kinds, statuses } from '#sources/submissions/kinds.ts'
import { readLocales } from '../../../scripts/origin/api/locales.ts'
import { createGate } from '../../../scripts/origin/api/same-site.ts'
import { createSpeak, sayFault } from '../../../scripts/origin/api/words.ts'
import { fillPage } from '../../../scripts/origin/pages/html.ts'
import { createAddressOf } from '../../../scripts/origin/proxy.ts'
import { base32, readRandom128 } from '../../../scripts/origin/store/random.ts'

it.each([
  ['', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['loopback', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['loopback', '::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['loopback', '127.0.0.1', '6.6.6.6, 198.51.100.1', '198.51.100.1'],
  ['loopback,10.0.0.0/8', '127.0.0.1', '6.6.6.6, 198.51.100.1, 10.2.3.4', '198.51.100.1'],
  ['loopback', '127.0.0.1', '198.51.100.1:4711', '198.51.100.1'],
  ['loopback', '127.0.0.1', '[2001:db8::7]:4711', '2001:db8:0:0::/64'],
  ['loopback', '127.0.0.1', '<script>', '127.0.0.1'],
  ['loopback', '127.0.0.1', '', '127.0.0.1'],
  ['10.0.0.7', '127.0.0.1', '198.51.100.1', '127.0.0.1'],
  ['', '2001:db8:1:2:3:4:5:6', '', '2001:db8:1:2::/64'],
])('behind "%s", %s forwarding "%s" is %s', (trusted, socket, forwarded, expected) => {
  expect(createAddressOf(trusted)(socket, forwarded)).toBe(expected)
})

it('says what is wrong with TRUST_PROXY and ALLOWED_ORIGINS', () => {
  for (const wrong of ['proxy.example', '10.0.0.0/99', '1.2.3'])
    expect(() => createAddressOf(wrong)).toThrow(`TRUST_PROXY: "${wrong}"`)
  expect(() => createGate('https://a.example', 'b')).toThrow('ALLOWED_ORIGINS: "b"')
})

it('refuses a post that the browser calls cross-site, even without Origin', () => {
  const gate = createGate('https://tidepool.example', '')
  const post = (headers: Record<string, string>) =>
    gate.mayPost(new Request('http://localhost/api', { headers }))
  expect([
    post({}),
    post({ 'sec-fetch-site': 'same-origin' }),
    post({ 'sec-fetch-site': 'cross-site' }),
  ]).toEqual([true, true, false])
})

it('writes 128 bits as 26 characters and reads them as people type them', () => {
  expect(base32(new Uint8Array(16))).toBe('A'.repeat(26))
  expect(base32(new TextEncoder().encode('foobar'))).toBe('MZXW6YTBOI')
  expect(readRandom128(' aaaa-bbbb cccc dddd eeee ffff gg ')).toBe('AAAABBBBCCCCDDDDEEEEFFFFGG')
  for (const none of ['', 'A'.repeat(25), 'A'.repeat(27), '0'.repeat(26), 'A'.repeat(100_000)])
    expect(readRandom128(none)).toBeUndefined()
})

it('speaks a language, English where it lacks the words, and fills {{count}}', () => {
  const speak = createSpeak({
    en: { spec: { forms: { tooLong: 'No more than {{count}} characters' } }, origin: { home: 'Home' } },
    zh: { spec: { forms: { tooLong: '最多 {{count}} 个字符' } } },
  })
  expect(sayFault(speak('zh'), { message: 'tooLong', count: 50 })).toBe('最多 50 个字符')
  expect(speak('th')('origin:home')).toBe('Home')
  for (const key of ['origin:constructor', 'origin:none', '__proto__:x'])
    expect(() => speak('zh')(key)).toThrow(`there is no "${key}"`)
})

it('fills the middle of a page, whatever dollar signs and tags its words hold', () => {
  const shell =
    '<html><head><title>404</title></head><body><main id="main" tabindex="-1">x<p>y</p></main></body></html>'
  const page = fillPage(shell, 'en', { title: "$& <b> $1 '", text: ['$`'] })
  expect(page).toContain('<main id="main" tabindex="-1"><section')
  expect(page).toContain('<title>$&#38; &#60;b&#62; $1 &#39;</title>')
  expect(page).not.toContain('<p>y</p>')
  expect(fillPage(undefined, 'th', { title: 'x', text: [] })).toContain('<html lang="th">')
})

it('has English words for everything it may say', () => {
  const source = globSync('scripts/origin/**/*.ts')
    .map(file => readFileSync(file, 'utf8'))
    .join('\n')
  const refusals = readFileSync('scripts/origin/api/refusal.ts', 'utf8').split('RefusalWords =').at(-1) ?? ''
  const keys = [
    ...[...source.matchAll(/'((?:origin|spec):[\w.]+)'/g)].map(([, key]) => key!),
    ...[...refusals.matchAll(/\| '(\w+)'/g)].map(([, name]) => `origin:refused.${name}`),
    ...Object.keys(kinds).map(kind => `origin:submission.next.${kind}`),
    ...statuses.flatMap(status => [`origin:status.${status}.title`, `origin:status.${status}.text`]),
  ]
  const say = createSpeak(readLocales())('en')
  expect(keys.length).toBeGreaterThan(40)
  for (const key of new Set(keys)) expect(say(key), key).not.toBe('')
})
