/** Which drawing lives in which file. A page loads the shell, and at most one or two more. */
import { bed } from './bed.ts'
import { icons } from './icons.ts'
import { logoBox, mark } from './logo.ts'
import { type Drawing, sheet } from './sheet.ts'
import { devices, waves } from './shell-parts.ts'
import { recipes, stone } from './stones.ts'

const map = <T>(from: Iterable<[string, T]>, draw: (value: T) => Drawing) =>
  Object.fromEntries([...from].map(([id, value]) => [id, draw(value)]))

const lineIcons = () => map(Object.entries(icons), d => ({ viewBox: '0 0 24 24', body: `<path d="${d}"/>` }))
const logo = {
  viewBox: logoBox,
  body: mark({
    stone: 'currentColor',
    pool: 'light-dark(var(--glass-3),var(--glass-5))',
    life: 'var(--coral)',
  }),
}

export const sheets: Record<string, () => string> = {
  'src/ui/art/shell.svg': () => sheet({ ...lineIcons(), logo, bed, ...waves, ...devices }),
  'src/ui/art/stones.svg': () =>
    sheet(map(recipes(), recipe => ({ viewBox: '0 0 120 120', body: stone(recipe) }))),
}
