/** The one list of languages. Nothing else in the project names them. */
export const languages = {
  zh: { tag: 'zh-Hans', api: 'zh-Hans', dayjs: 'zh-cn', intl: 'zh-Hans-CN', name: '简体中文', short: '简中' },
  'zh-tw': {
    tag: 'zh-Hant',
    api: 'zh-Hant',
    dayjs: 'zh-tw',
    intl: 'zh-Hant-TW',
    name: '繁體中文',
    short: '繁中',
  },
  en: { tag: 'en', api: 'en', dayjs: 'en', intl: 'en-GB', name: 'English', short: 'EN' },
  ko: { tag: 'ko', api: 'ko', dayjs: 'ko', intl: 'ko-KR', name: '한국어', short: '한국어' },
  ru: { tag: 'ru', api: 'ru', dayjs: 'ru', intl: 'ru-RU', name: 'Русский', short: 'RU' },
  es: { tag: 'es', api: 'es', dayjs: 'es-mx', intl: 'es-MX', name: 'Español', short: 'ES' },
  hi: { tag: 'hi', api: 'hi', dayjs: 'hi', intl: 'hi-IN', name: 'हिन्दी', short: 'हिन्दी' },
  fil: { tag: 'fil', api: 'fil', dayjs: 'tl-ph', intl: 'fil-PH', name: 'Filipino', short: 'FIL' },
  pt: { tag: 'pt', api: 'pt', dayjs: 'pt-br', intl: 'pt-BR', name: 'Português', short: 'PT' },
  ja: { tag: 'ja', api: 'ja', dayjs: 'ja', intl: 'ja-JP', name: '日本語', short: '日本語' },
  vi: { tag: 'vi', api: 'vi', dayjs: 'vi', intl: 'vi-VN', name: 'Tiếng Việt', short: 'VI' },
  th: { tag: 'th', api: 'th', dayjs: 'th', intl: 'th-TH-u-ca-gregory-nu-latn', name: 'ไทย', short: 'ไทย' },
} as const satisfies Record<string, Language>

interface Language {
  /** `<html lang>` and hreflang */
  tag: string
  /** what the hosts call it */
  api: string
  dayjs: string
  /** locale for `Intl`; th keeps the Gregorian calendar */
  intl: string
  /** its own name, in itself */
  name: string
  /** label of the language button */
  short: string
}

export type Lang = keyof typeof languages

export const fallback = 'en' satisfies Lang
export const codes = Object.keys(languages) as Lang[]

/** Closed test: `constructor` and friends are not languages. */
export const isLang = (value: unknown): value is Lang =>
  typeof value === 'string' && Object.hasOwn(languages, value)

/** Both Chinese paths, for what only they are told. */
export const isChinese = (lang: Lang): boolean => languages[lang].tag.startsWith('zh')
