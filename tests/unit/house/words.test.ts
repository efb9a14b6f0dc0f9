import { expect, it } from 'vitest'
import { unusedKeys, wordFaults } from '../../../scripts/check/words.ts'

const sources = [
  "t('home:hero.title')",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source as it is read, not a template
  't(`home:steps.${step}.text`, { count })',
  "const steps = ['read-first', 'send']",
]

it.each(['home:hero.title', 'home:hero.title_other', 'home:steps.send.text', 'home:steps.readFirst.text'])(
  '%s is read',
  key => expect(unusedKeys([key], sources)).toEqual([]),
)

it.each([
  'home:hero.lede',
  'home:hero.titles',
  'news:hero.title',
  'home:steps.sign.text',
  'home:steps.send.title',
])('%s is read by nothing', key => expect(unusedKeys([key], sources)).toEqual([key]))

it('every word of locales/en is read by something', () => expect(wordFaults()).toEqual([]))
