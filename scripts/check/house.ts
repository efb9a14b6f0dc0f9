import { globSync, readFileSync } from 'node:fs'

/** Rules of the house that a reader would otherwise have to remember. */
interface Rule {
  files: string
  pattern: RegExp
  fault: string
}

const rules: Rule[] = [
  {
    files: 'src/**/*.{astro,tsx}',
    pattern: /\sstyle=/,
    fault: 'has a style attribute, which the CSP forbids; use a class',
  },
  {
    files: 'src/**/*.astro',
    pattern: /\son[a-z]+=["{]/,
    fault: 'has an inline handler, which the CSP forbids; add a listener in a script',
  },
  {
    files: 'src/**/*.tsx',
    pattern: /dangerouslySetInnerHTML/,
    fault: 'writes HTML from a string; render elements',
  },
  {
    files: 'src/**/*.{ts,tsx,astro}',
    pattern: /astro-i18next\/components/,
    fault: 'imports what breaks the build on Astro 7; use #i18n/translate.ts',
  },
  {
    files: 'src/**/*.{ts,tsx,astro}',
    pattern: /changeLanguage\(/,
    fault: 'changes one global for all pages; use translate(lang)',
  },
  {
    files: 'src/**/*.{ts,tsx}',
    pattern: /catch\s*(\([^)]*\))?\s*\{\s*return \[\]/,
    fault: 'turns an error into emptiness; fall back to the last good answer, loudly',
  },
  {
    files: 'src/{*,!(i18n)/**/*}.{ts,tsx,astro}',
    pattern: /from ['"]i18next['"]/,
    fault: 'imports i18next; only src/i18n does',
  },
]

const longest = 250

export function ruleFaults(file: string, text: string, list = rules): string[] {
  const faults = list.filter(({ pattern }) => pattern.test(text)).map(({ fault }) => `${file} ${fault}`)
  const lines = text.split('\n').length
  if (lines > longest) faults.push(`${file} has ${lines} lines; past ${longest} it is two files`)
  return faults
}

/** An island gets props only: Astro hands children over as innerHTML, which Trusted Types forbids. */
export const islandFaults = (file: string, text: string): string[] =>
  [...text.matchAll(/<([A-Z]\w*)\b[^<>]*?\bclient:\w+[^<>]*?(?<!\/)>/gs)].map(
    ([, name]) => `${file} gives the island ${name} children; pass props`,
  )

export function houseFaults(): string[] {
  const files = globSync('{src,scripts}/**/*.{ts,tsx,astro,mjs}').map(file => file.replaceAll('\\', '/'))
  const matches = new Map(rules.map(({ files: glob }) => [glob, new Set(globSync(glob))]))
  return files.flatMap(file => {
    const text = readFileSync(file, 'utf8')
    const own = rules.filter(rule => matches.get(rule.files)?.has(file))
    return [...ruleFaults(file, text, own), ...(file.endsWith('.astro') ? islandFaults(file, text) : [])]
  })
}
