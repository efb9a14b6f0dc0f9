import { expect, test } from 'vitest'
import { phrases, plain } from '#i18n/phrases.ts'

test.each([
  ['Many chains,|one shore.', 'Many chains, one shore.'],
  ['Много сетей,|один берег.', 'Много сетей, один берег.'],
  ['链有千条，|岸只一处。', '链有千条，岸只一处。'],
  ['いくつものチェーンを、|ひとつの岸辺に。', 'いくつものチェーンを、ひとつの岸辺に。'],
  ['체인은 여럿,|해안은 하나.', '체인은 여럿, 해안은 하나.'],
  ['หลายเชน |ฝั่งเดียวกัน', 'หลายเชน ฝั่งเดียวกัน'],
  ['กระเป๋าที่|อ่านออก', 'กระเป๋าที่อ่านออก'],
])('%s reads %s', (words, sentence) => expect(plain(words)).toBe(sentence))

test('phrases come apart, empty ones go', () => {
  expect(phrases('Many chains,| |one shore.').map(({ text }) => text)).toEqual(['Many chains,', 'one shore.'])
})
