/** `npm run fonts`: cuts Commissioner to the characters the words use, and writes `src/styles/fonts.css`.
 * Files are named by their content, so they may be cached for ever. The results are committed. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { codes } from '#i18n/languages.ts'
import { type Script, scripts, unicodeRange, wanted } from './fonts/characters.ts'
import { fallbackFamilies, fallbackRules } from './fonts/fallback.ts'
import { type Face, readFace } from './fonts/sfnt.ts'
import { commissioner, still } from './fonts/source.ts'

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const manifestPath = at('src/styles/fonts.json')
const locales = at('locales')

/** Bytes, from budgets.md. */
export const limits: Record<Script, number> = { latin: 28_000, cyrillic: 25_000, vietnamese: 25_000 }
/** Which files a page of a language loads; none for scripts that we set in the reader's own fonts but Latin. */
const extra: Partial<Record<string, Script>> = { ru: 'cyrillic', vi: 'vietnamese' }
/** Weight and flare stay variable; slant and volume are fixed at none. */
const axes = {
  wght: { min: 420, max: 620, default: 420 },
  FLAR: { min: 0, max: 100, default: 0 },
  slnt: 0,
  VOLM: 0,
}
/** Kerning and even figures; marks are part of the letters, and widths vary without HVAR (from gvar). */
const cut = { keepFeatures: ['kern', 'tnum'], noHinting: true, dropTables: ['HVAR', 'MVAR', 'GDEF'] }
/** Chinese and Japanese set these full width: there they come from the reader's own font. */
const notHan = /[·‘’“”…—]/u

type Manifest = {
  /** what each language preloads */
  preload: Record<string, string[]>
  /** what each file holds, and what the words use that Commissioner hasn't */
  files: Record<Script, { path: string; characters: string; lacking: string }>
}

/** Which characters the words use that the committed files were not cut for; empty when all is well. */
export function missingFromFonts(): string[] {
  if (!existsSync(manifestPath)) return ['src/styles/fonts.json is missing: run npm run fonts']
  const { files } = JSON.parse(readFileSync(manifestPath, 'utf8')) as Manifest
  return scripts.flatMap(script => {
    const { path, characters, lacking } = files[script]
    if (!existsSync(at(`public${path}`))) return [`public${path} is missing: run npm run fonts`]
    const known = new Set(characters + lacking)
    const missing = [...wanted(script, locales)].filter(c => !known.has(c))
    return missing.length
      ? [`public${path} lacks ${missing.join(' ')}: fonts are older than the words, run npm run fonts`]
      : []
  })
}

async function cutFonts(): Promise<void> {
  mkdirSync(at('public/fonts'), { recursive: true })
  for (const old of readdirSync(at('public/fonts')).filter(name => name.endsWith('.woff2')))
    rmSync(at(`public/fonts/${old}`))
  const files = {} as Manifest['files']
  for (const script of scripts) {
    const text = wanted(script, locales)
    const face = readFace(await still(script, text, 420, 0))
    const characters = [...text].filter(c => face.has(c.codePointAt(0)!)).join('')
    const lacking = [...text].filter(c => !face.has(c.codePointAt(0)!)).join('')
    const bytes = await subsetFont(commissioner(script), characters, {
      targetFormat: 'woff2',
      variationAxes: axes,
      ...cut,
    })
    if (bytes.length > limits[script])
      throw new Error(
        `The ${script} font is ${bytes.length} bytes, its budget ${limits[script]}: use fewer characters in locales/ or narrow the axes in scripts/fonts.ts`,
      )
    const path = `/fonts/tide-${script}.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.woff2`
    writeFileSync(at(`public${path}`), bytes)
    files[script] = { path, characters, lacking }
    console.log(
      `${path}: ${bytes.length} bytes, ${[...characters].length} characters${lacking && `, Commissioner lacks ${lacking}`}`,
    )
  }
  const preload = Object.fromEntries(
    codes.map(lang => [lang, [files.latin.path, ...(extra[lang] ? [files[extra[lang]].path] : [])]]),
  )
  writeFileSync(manifestPath, `${JSON.stringify({ preload, files } satisfies Manifest, null, 2)}\n`)
  const letters = files.latin.characters
  const metrics = [
    readFace(await still('latin', letters, 420, 0)),
    readFace(await still('latin', letters, 620, 100)),
  ] as const
  writeFileSync(at('src/styles/fonts.css'), styles(files, metrics))
  execFileSync(at('node_modules/.bin/biome'), ['format', '--write', manifestPath, at('src/styles/fonts.css')])
}

function styles(files: Manifest['files'], [text, display]: readonly [Face, Face]): string {
  const ours = (family: string, script: Script, characters: string) =>
    [
      `@font-face {`,
      `  font-family: ${family};`,
      `  src: url('${files[script].path}') format('woff2');`,
      `  font-weight: 420 620;`,
      `  font-display: swap;`,
      `  unicode-range: ${unicodeRange(characters)};`,
      `}`,
    ].join('\n')
  const latin = files.latin.characters
  const han = [...latin].filter(c => !notHan.test(c)).join('')
  return `${[
    '/* Written by `npm run fonts`. Commissioner cut to our words, and system faces stretched to its measures. */',
    ...scripts.map(script => ours('Tide', script, files[script].characters)),
    ours("'Tide Han'", 'latin', han),
    fallbackRules(text, display, 'U+20-24F, U+400-4FF, U+1EA0-1EF9'),
    '@layer tokens {',
    '  :root,',
    '  [lang] {',
    `    --brand: Tide, ${fallbackFamilies};`,
    '  }',
    '  [lang]:lang(zh),',
    '  [lang]:lang(ja) {',
    `    --brand: 'Tide Han', ${fallbackFamilies};`,
    '  }',
    '}',
  ].join('\n')}\n`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await cutFonts()
