/**
 * npm leaves out optional packages of other platforms when it writes the lockfile here, and `npm ci` then
 * refuses it. This adds the missing rows, so that one lockfile installs on every platform and npm version:
 * node scripts/lockfile.mjs, after adding a package.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const file = new URL('../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(file, 'utf8'))
const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
  'aix',
]
const processors = [
  'arm64',
  'x64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
]

const platformOf = name => {
  const parts = name.split(/[-/]/)
  const pick = list => list.filter(one => parts.includes(one))
  const libc = parts.includes('musl') ? ['musl'] : parts.includes('gnu') ? ['glibc'] : undefined
  const os = pick(systems)
  const cpu = pick(processors)
  return {
    ...(cpu.length && { cpu }),
    ...(libc && os.includes('linux') && { libc }),
    ...(os.length && { os }),
  }
}

let added = 0
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (`${path}/node_modules/${name}` in lock.packages || `node_modules/${name}` in lock.packages) continue
    const exact = version.replace(/^[~^]/, '')
    lock.packages[`node_modules/${name}`] = {
      version: exact,
      ...platformOf(name),
      ...(entry.dev && { dev: true }),
      optional: true,
    }
    added++
  }
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
)
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`package-lock.json: ${added} optional packages of other platforms added`)
