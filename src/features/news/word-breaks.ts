import { isChinese, type Lang, languages } from '#i18n/languages.ts'

/**
 * A Chinese text in pieces between which a line may break: after a word, never inside one nor before a mark.
 * Any other language is one piece, its browsers know.
 */
export function wordBreaks(lang: Lang, text: string): string[] {
  if (!isChinese(lang)) return [text]
  const pieces: string[] = []
  let open = false
  for (const { segment, isWordLike } of new Intl.Segmenter(languages[lang].tag, {
    granularity: 'word',
  }).segment(text)) {
    if (open && isWordLike) pieces.push(segment)
    else pieces.push((pieces.pop() ?? '') + segment)
    open = isWordLike === true
  }
  return pieces
}
