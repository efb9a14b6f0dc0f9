import { globSync, readFileSync } from 'node:fs'

/**
 * One way down: pages -> layouts -> features -> ui, state, sources, i18n, config, styles.
 * A feature never imports another feature; what two rooms need moves down a floor.
 */
const floors: Record<string, readonly string[]> = {
  pages: ['layouts', 'features', 'ui', 'state', 'sources', 'i18n', 'config', 'styles', 'host'],
  layouts: ['layouts', 'features', 'ui', 'state', 'sources', 'i18n', 'config', 'styles'],
  features: ['ui', 'state', 'sources', 'i18n', 'config', 'styles'],
  ui: ['ui', 'state', 'i18n', 'config', 'styles'],
  state: ['state', 'i18n', 'config'],
  sources: ['sources', 'i18n', 'config'],
  host: ['host', 'i18n', 'config'],
  i18n: ['i18n', 'config'],
  config: ['config'],
  styles: ['styles'],
}

const specifier = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g

/** `src/features/home/Hero.astro` is on floor features, in room home. */
const placeOf = (path: string) => {
  const [, floor = '', room = ''] = path.split('/')
  return { floor, room: floor === 'features' ? room : '' }
}

function resolve(from: string, to: string): string | undefined {
  if (to.startsWith('#')) return `src/${to.slice(1)}`
  if (!to.startsWith('.')) return undefined
  return new URL(to, `file:///${from}`).pathname.slice(1)
}

export function faultsIn(file: string, text: string): string[] {
  const here = placeOf(file)
  const allowed = floors[here.floor]
  if (!allowed) return []
  const faults: string[] = []
  for (const [, to = ''] of text.matchAll(specifier)) {
    if (here.floor === 'state' && /\breact\b/.test(to))
      faults.push(`${file}: a store must not import ${to}; components render, stores decide`)
    const target = resolve(file, to)
    if (!target?.startsWith('src/')) continue
    const there = placeOf(target)
    if (there.floor in floors && there.floor !== here.floor && !allowed.includes(there.floor))
      faults.push(
        `${file}: ${here.floor} must not import ${there.floor} (${to}); move what both need down a floor`,
      )
    if (here.room && there.room && here.room !== there.room)
      faults.push(
        `${file}: room ${here.room} must not import room ${there.room} (${to}); move what both need to ui, state or sources`,
      )
  }
  return faults
}

export const importFaults = (): string[] =>
  globSync('src/**/*.{ts,tsx,astro}').flatMap(file =>
    faultsIn(file.replaceAll('\\', '/'), readFileSync(file, 'utf8')),
  )
