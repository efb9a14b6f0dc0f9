import { missingFromFonts } from '../fonts.ts'
import { checkLocales } from '../locales/check.ts'
import { sentence } from '../locales/problem.ts'
import { picturesUpToDate } from '../pictures.ts'
import { houseFaults } from './house.ts'
import { importFaults } from './imports.ts'
import { wordFaults } from './words.ts'

type Check =
  | { name: string; command: string[]; run?: never }
  | { name: string; run: () => string[] | Promise<string[]>; command?: never }

export const checks: Check[] = [
  {
    name: 'types',
    // through astro: it first writes the types that only the configuration knows
    command: ['node_modules/astro/bin/astro.mjs', 'check', '--minimumFailingSeverity', 'error'],
  },
  { name: 'lint', command: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'] },
  { name: 'imports', run: () => importFaults() },
  { name: 'house', run: () => houseFaults() },
  { name: 'locales', run: async () => (await checkLocales()).map(sentence) },
  { name: 'words', run: () => wordFaults() },
  { name: 'redirects', command: ['scripts/rules.ts', '--check'] },
  { name: 'fonts', run: () => missingFromFonts() },
  { name: 'pictures', run: () => picturesUpToDate() },
  { name: 'facts', command: ['scripts/facts.ts', '--quiet'] },
]
