import { copyFileSync, cpSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesOf } from '#host/paths.ts'
import { listPath, type Release, writeList } from './asset-list.ts'

/** How a host wants the site: rules that must lie in it, and the config that has to know where it is. */
interface Layout {
  inside: readonly string[]
  config?: { file: string; point: (config: Config) => void }
}
interface Config {
  assets: { directory: string }
}

const layouts = {
  netlify: { inside: ['_redirects', '_headers'] },
  cloudflare: {
    inside: ['_redirects', '_headers'],
    config: {
      file: 'wrangler.json',
      point: config => {
        config.assets.directory = 'site'
      },
    },
  },
  vercel: { inside: ['vercel.json'] },
  nginx: { inside: [] },
  caddy: { inside: [] },
  apache: { inside: [] },
} as const satisfies Record<string, Layout>

export type HostName = keyof typeof layouts
export const hostNames = Object.keys(layouts) as HostName[]

interface Site {
  dist: string
  /** the folder of all hosts */
  out: string
  /** this release first */
  releases: readonly Release[]
  /** earlier assets by path */
  files: ReadonlyMap<string, Uint8Array>
}

/** `host/<name>/site/`: all that the host serves. Returns the folder. */
export function place(host: HostName, { dist, out, releases, files }: Site): string {
  const folder = join(out, host)
  const site = join(folder, 'site')
  rmSync(site, { recursive: true, force: true })
  for (const path of filesOf(dist)) link(join(dist, path), join(site, path))
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(site, path)), { recursive: true })
    writeFileSync(join(site, path), bytes)
  }
  // A name of the build's own list: taken off, so that the build's stays as it is.
  rmSync(join(site, listPath), { force: true })
  writeList(site, releases)
  const { inside, config }: Layout = layouts[host]
  for (const name of inside) cpSync(join(folder, name), join(site, name))
  if (config) {
    const file = join(folder, config.file)
    const read = JSON.parse(readFileSync(file, 'utf8')) as Config
    config.point(read)
    writeFileSync(file, `${JSON.stringify(read, null, 2)}\n`)
  }
  return site
}

/** Six copies of thousands of pages as six names: both are thrown away by the next build, nobody writes into one. */
function link(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}
