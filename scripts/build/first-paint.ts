import { createHash } from 'node:crypto'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const linked = /(?:<link rel="stylesheet" href="\/_astro\/[^"]+\.css">\s*)+/g
const addresses = /\/_astro\/[^"]+\.css/g
const isShared = (href: string) => href.startsWith('/_astro/shared.')
const sharedFirst = (a: string, b: string) => Number(isShared(b)) - Number(isShared(a)) || (a < b ? -1 : 1)

/** The first paint waits for one request: the sheets of a page become one file, and its script lets it pass.
 * Returns how many sheets there are now; those that no page links any more go. */
export function shortenFirstPaint(dist: string): number {
  const before = globSync('_astro/*.css', { cwd: dist })
  const joined = new Map<string, string>()
  const oneSheet = (links: string) => {
    const parts = (links.match(addresses) ?? []).sort(sharedFirst)
    const key = parts.join()
    if (!joined.has(key)) {
      const text = parts.map(href => readFileSync(join(dist, href), 'utf8')).join('\n')
      const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
      joined.set(key, `/_astro/page.${hash}.css`)
      writeFileSync(join(dist, `/_astro/page.${hash}.css`), text)
    }
    return `<link rel="stylesheet" href="${joined.get(key)}">`
  }
  for (const file of globSync('**/*.html', { cwd: dist }).map(name => join(dist, name))) {
    const html = readFileSync(file, 'utf8')
    const next = html
      .replace(linked, oneSheet)
      .replaceAll('<script type="module" src="', '<script type="module" fetchpriority="low" src="')
    if (next !== html) writeFileSync(file, next)
  }
  for (const file of before) rmSync(join(dist, file))
  return joined.size
}
