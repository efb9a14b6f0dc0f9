import { codes, type Lang, languages } from '#i18n/languages.ts'
import glossary from '../../locales/glossary.json' with { type: 'json' }
import keep from '../../locales/keep.json' with { type: 'json' }

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whole names, the longest first. */
const matcher = (names: readonly string[]): RegExp => {
  const longestFirst = [...new Set(names)].sort((a, b) => b.length - a.length).map(escaped)
  return new RegExp(`(?<![A-Za-z\\d])(?:${longestFirst.join('|')})(?![A-Za-z])`, 'g')
}

/** Latin words inside the glossary's own terms: Gas 费, 掃描 QR Code. */
const glossaryWords = (lang: Lang): string[] =>
  glossary.terms.flatMap(term => term[lang].match(/[A-Za-z][A-Za-z\d-]*[A-Za-z\d]/g) ?? [])

const ownNames = codes.map(lang => languages[lang].name)
const latin = new Set<Lang>(codes.filter(lang => /^[\p{Script=Latin} ]+$/u.test(languages[lang].name)))
const matchers = new Map(
  codes.map(lang => [
    lang,
    matcher([...keep.names, ...ownNames, ...(latin.has(lang) ? [] : glossaryWords(lang))]),
  ]),
)

/** Addresses, file names, and what is written in capitals or with digits: ERC-20, APK, SHA-256. */
const codesAndAddresses =
  /\S+@\S+|https?:\/\/\S+|(?<![\w/])[\w.-]+\.(?:example|com|org|io|apk|zip|crx|minisig|json|png|jpg|pdf)\b|(?<![A-Za-z])(?:[A-Z\d]+[-/+.])*[A-Z][A-Z\d]*(?:-\d+)?s?(?![A-Za-z])/g

/** A text without the names that stay as they are in every language. */
export const withoutNames = (lang: Lang, text: string): string =>
  text.replace(matchers.get(lang)!, ' ').replace(codesAndAddresses, ' ')
