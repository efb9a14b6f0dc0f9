/**
 * Whether to offer 繁體中文 on the Chinese pages: the first Chinese tag of `navigator.languages` is a Traditional
 * one. A file of its own, since the first script of a page carries it.
 */
export function wantsTraditional(tags: readonly string[]): boolean {
  const chinese = tags.find(tag => /^zh(-|$)/i.test(tag)) ?? ''
  return /-(hant|tw|hk|mo)\b/i.test(chinese) && !/-hans/i.test(chinese)
}
