import { codes, fallback, isLang, type Lang } from './languages.ts'

/**
 * The rule of the specification, taken literally:
 * 1. the primary subtag of the first listed language, if it is one of ours (zh-TW is zh, q is not read);
 * 2. else zh if the text contains zh anywhere, else ko if it contains ko, else en.
 * ASCII case is ignored. Every step is linear, so the longest header costs microseconds.
 */
export function negotiate(acceptLanguage: string | null | undefined): Lang {
  if (typeof acceptLanguage !== 'string') return fallback
  const primary = /^([a-z]{1,8})(?:[-,; \t]|$)/i.exec(acceptLanguage.trim())?.[1]?.toLowerCase()
  if (isLang(primary)) return primary
  return contained.find(({ pattern }) => pattern.test(acceptLanguage))?.lang ?? fallback
}

const contained = [
  { pattern: /zh/i, lang: 'zh' },
  { pattern: /ko/i, lang: 'ko' },
] as const

/**
 * The same rule as ordered, case-insensitive patterns over the header, the first that matches wins and none
 * means the fallback: what nginx maps, Caddy matchers and Apache conditions are compiled from.
 */
export const negotiationPatterns: readonly { pattern: string; lang: Lang }[] = [
  ...codes.filter(code => !code.includes('-')).map(lang => ({ pattern: `^${lang}([-,; \\t]|$)`, lang })),
  ...contained.map(({ pattern, lang }) => ({ pattern: pattern.source, lang })),
]

interface Wishes {
  /** the value of the cookie `lang`, or what localStorage holds */
  cookie?: string | null | undefined
  acceptLanguage?: string | null | undefined
}

/** A stored choice wins over the header, if it is one of our codes, written exactly so. */
export const preferred = ({ cookie, acceptLanguage }: Wishes): Lang =>
  isLang(cookie) ? cookie : negotiate(acceptLanguage)

/** `/zh-tw/news/` is zh-tw; `/ZH/`, `/zhx/`, `/news/` and `zh/` have none. */
export function langOfPath(path: string): Lang | undefined {
  const first = /^\/([^/]{1,8})(?:\/|$)/.exec(path)?.[1]
  return isLang(first) ? first : undefined
}
