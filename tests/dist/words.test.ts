import { describe, it } from 'vitest'
import { codes, fallback, type Lang, languages } from '#i18n/languages.ts'
import { foreignLetters, hanVariant } from '../../scripts/locales/scripts.ts'
import { none } from './none.ts'
import { site } from './site/read.ts'
import { englishShown, textsOf, withoutAnyNames } from './site/words.ts'

const others = codes.filter(lang => lang !== fallback)
const isLatin = (lang: Lang) => /^[\p{Script=Latin} ]+$/u.test(languages[lang].name)
const asText = (lang: Lang, value: string) => ({ lang, room: '', key: '', value, english: '' })

/** Four English words in a row; names, addresses and what is all capitals are not counted. */
const run = /\p{Script=Latin}[\p{Script=Latin}’'-]*(?:[ ,]+\p{Script=Latin}[\p{Script=Latin}’'-]*){3,}/u

/** Small words that are English and nothing else. */
const smallWords = [
  'the',
  'and',
  'with',
  'your',
  'this',
  'that',
  'from',
  'which',
  'have',
  'will',
  'you',
  'are',
]
const countSmall = (text: string) => {
  const all = new Set(text.toLowerCase().match(/[a-z]+/g))
  return smallWords.filter(word => all.has(word)).length
}

describe('the words of every page', async () => {
  const { pages } = await site()
  const texts = new Map(codes.map(lang => [lang, textsOf(pages, lang)]))
  const check = (lang: Lang, wrong: (text: string) => string | undefined) =>
    [...texts.get(lang)!].flatMap(([text, address]) => {
      const why = wrong(text)
      return why === undefined ? [] : [`${address}: ${why} "${text.slice(0, 90)}"`]
    })

  it.each(others)('in %s are not the English ones', lang => {
    const faults = check(lang, text => {
      const key = englishShown(lang, text)
      return key && `English of ${key}`
    })
    none(faults, `translate the keys in locales/${lang}/, or mark the element with lang="en"`)
  })

  it.each(others.filter(lang => !isLatin(lang)))('in %s hold no English sentence', lang => {
    const faults = check(lang, text => run.exec(withoutAnyNames(lang, text))?.[0].trim())
    none(faults, 'translate it, mark it with lang, or name it in locales/keep.json')
  })

  it.each(others.filter(isLatin))('in %s hold no English sentence', lang => {
    const faults = check(lang, text => (countSmall(withoutAnyNames(lang, text)) >= 3 ? 'English' : undefined))
    none(faults, 'translate it, or mark it with lang')
  })

  it.each(codes)('in %s are written in its own letters', lang => {
    const faults = check(lang, text => {
      const [finding] = foreignLetters(asText(lang, withoutAnyNames(lang, text)))
      return finding?.cause
    })
    none(faults, 'mark what is of another language with its lang')
  })

  it.each(['zh', 'zh-tw'] as const)('in %s keep to their own characters', lang => {
    const faults = check(lang, text => hanVariant(asText(lang, text))[0]?.cause)
    none(faults, 'the character is of the other Chinese; correct the text, or mark it with its lang')
  })

  it('name no key instead of its words', () => {
    const key = /^(?:[a-z]+:)?[a-z][A-Za-z]+(?:\.[a-z][A-Za-z]+){1,3}$|\{\{\w+\}\}/
    const faults = codes.flatMap(lang =>
      check(lang, text => (key.test(withoutAnyNames(lang, text)) ? 'a key' : undefined)),
    )
    none(faults, 'the key is missing, or nothing fills its placeholder')
  })
})
