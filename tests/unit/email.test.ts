import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isEmail } from '#sources/email.ts'

test.each(['a@b.co', 'first.last+tag@sub.example.org', 'имя@пример.рф', "o'neil@example.ie"])(
  '%s is an address',
  text => expect(isEmail(text)).toBe(true),
)

test.each([
  '',
  'a',
  'a@',
  '@b.co',
  'a@b',
  'a@b.c',
  'a b@c.de',
  'a@b..co',
  '.a@b.co',
  'a.@b.co',
  'a..b@c.de',
  'a@-b.co',
  'a@b.123',
  'a@@b.co',
  'a@b.co ',
  `${'a'.repeat(65)}@b.co`,
  `a@${'b'.repeat(64)}.co`,
  `a@${'b.'.repeat(130)}co`,
  'a@[127.0.0.1]',
  'a@b.co\n',
])('%j is none', text => expect(isEmail(text)).toBe(false))

test('length is looked at first', () => {
  for (let tries = 0; tries < 1000; tries++) expect(isEmail(`a@${'b'.repeat(50_000)}.co`)).toBe(false)
})

test('what passes has one @, a dot after it and no space', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.string(), (good, any) => {
      if (isEmail(any)) expect(any).toMatch(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)
      expect(isEmail(good.toLowerCase()) || /["[\]]/.test(good) || good.length > 64).toBe(true)
    }),
  )
})
