import { type Lang, languages } from '#i18n/languages.ts'

const wordsAMinute = 220

/** Minutes to read, at least one. Words are what the language counts as words, also where no space divides them. */
export function minutesToRead(html: string, lang: Lang): number {
  const text = html.replace(/<[^>]*>/g, ' ')
  const segments = new Intl.Segmenter(languages[lang].intl, { granularity: 'word' }).segment(text)
  let words = 0
  for (const { isWordLike } of segments) if (isWordLike) words++
  return Math.max(1, Math.round(words / wordsAMinute))
}
