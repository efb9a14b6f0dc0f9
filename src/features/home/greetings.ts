import type { Lang } from '#i18n/languages.ts'

/** Shown together, each in its own language: so they are here and not in the words of one language. */
export const greetings: Record<Lang, string> = {
  zh: '你好',
  'zh-tw': '哈囉',
  en: 'Hello',
  ko: '안녕하세요',
  ru: 'Привет',
  es: 'Hola',
  hi: 'नमस्ते',
  fil: 'Kumusta',
  pt: 'Olá',
  ja: 'こんにちは',
  vi: 'Xin chào',
  th: 'สวัสดี',
}
