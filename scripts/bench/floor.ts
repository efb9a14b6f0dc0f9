/** The floor: a page of the same words with no script, no style and no picture. */
export function floorOf(html: string): string {
  const pick = (pattern: RegExp) => pattern.exec(html)?.[0] ?? ''
  const body = html.slice(html.indexOf('<body'), html.lastIndexOf('</body>'))
  const words = body
    .replace(/<(script|style|svg|astro-island)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<(?!\/?(?:h[1-6]|p|ul|ol|li|a|main|header|footer|nav)\b)[^>]+>/g, ' ')
    .replace(/\s(?!href=)[a-z-]+="[^"]*"/g, '')
    .replace(/\s+/g, ' ')
  return [
    '<!doctype html>',
    pick(/<html[^>]*>/),
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    pick(/<title>[^<]*<\/title>/),
    pick(/<meta name="description"[^>]*>/),
    `<body>${words.replace(/^<body[^>]*>/, '')}`,
  ].join('')
}
