/** Scripts that write no space between words. In Thai a space ends a sentence: write it before the `|`. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\u3000-\u303f\uff00-\uffef]/u

const glue = (before: string, after: string) => {
  if (/\s$/.test(before) || /^\s/.test(after)) return ' '
  return unspaced.test(before.at(-1) ?? '') || unspaced.test(after.at(0) ?? '') ? '' : ' '
}

/** A headline as its phrases and what stands before each, so that lines break between phrases first. */
export function phrases(text: string): { glue: string; text: string }[] {
  const parts = text.split('|').filter(part => part.trim())
  return parts.map((part, index) => ({
    glue: index ? glue(parts[index - 1] ?? '', part) : '',
    text: part.trim(),
  }))
}

/** The same headline where phrases mean nothing: titles, labels. */
export const plain = (text: string): string =>
  phrases(text)
    .map(part => part.glue + part.text)
    .join('')
