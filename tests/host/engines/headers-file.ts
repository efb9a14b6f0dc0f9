/** Reads a `_headers` file as Netlify does: for one header the last rule that fits wins. */
export function headersFileFor(text: string, path: string): Record<string, string> {
  const headers: Record<string, string> = {}
  let fits = false
  for (const line of text.split('\n')) {
    if (!line.trim() || line.startsWith('#')) continue
    if (!line.startsWith(' ')) {
      fits = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : line === path
      continue
    }
    const [, name = '', value = ''] = /^\s+([^:]+): (.*)$/.exec(line) ?? []
    if (fits) headers[name.toLowerCase()] = value
  }
  return headers
}
