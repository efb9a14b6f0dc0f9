/**
 * Whether to offer 繁體中文 on the Chinese pages: the first Chinese tag the browser lists is a Traditional one.
 * Takes the header or `navigator.languages`. A file of its own, since the first script of a page carries it.
 */
export function wantsTraditional(wanted: string | readonly string[] | null | undefined): boolean {
  const tags = typeof wanted === 'string' ? wanted.split(',') : Array.isArray(wanted) ? wanted : []
  const chinese = tags.map(String).find(tag => /^\s*zh(?:[-;\s]|$)/i.test(tag))
  if (!chinese || /-hans\b/i.test(chinese)) return false
  return /-(?:hant|tw|hk|mo)\b/i.test(chinese)
}
