import { swapLang } from '#i18n/href.ts'
import { codes, type Lang, languages } from '#i18n/languages.ts'

interface LanguageChoice {
  code: Lang
  tag: string
  name: string
  href: string
}

/** The same page in each language; where it does not exist, that language's home. */
export const languageChoices = (lang: Lang, path: string, alternates: readonly Lang[]): LanguageChoice[] =>
  codes.map(code => ({
    code,
    tag: languages[code].tag,
    name: languages[code].name,
    href: code === lang || alternates.includes(code) ? swapLang(path, code) : `/${code}/`,
  }))
