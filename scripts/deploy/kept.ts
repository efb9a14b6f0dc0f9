import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { type Asset, listText, parseList, type Release, sha256 } from './asset-list.ts'

/** `.data/assets/`: a folder for each release, and the list that says in which order they came. */
export interface Kept {
  releases: Release[]
  /** why the list could not be read */
  fault: string | undefined
  /** the file as it was released; undefined: not here, or no longer what it was */
  bytes: (release: Release, asset: Asset) => Buffer | undefined
}

const listFile = (folder: string) => join(folder, 'assets.json')

export function readKept(folder: string): Kept {
  return {
    ...readReleases(listFile(folder)),
    bytes({ id }, { path, sha256: wanted }) {
      const file = join(folder, id, path)
      const found = existsSync(file) ? readFileSync(file) : undefined
      return found && sha256(found) === wanted ? found : undefined
    },
  }
}

function readReleases(file: string): Pick<Kept, 'releases' | 'fault'> {
  try {
    return { releases: existsSync(file) ? parseList(readFileSync(file, 'utf8')) : [], fault: undefined }
  } catch (error) {
    return { releases: [], fault: `${file}: ${(error as Error).message}` }
  }
}

/** Keeps the assets of a site folder that holds all of these releases, and of no others. Whole or not at all. */
export function keep(folder: string, site: string, releases: readonly Release[]): void {
  mkdirSync(folder, { recursive: true })
  for (const release of releases) {
    const whole = join(folder, release.id)
    const temp = `${whole}.tmp`
    rmSync(temp, { recursive: true, force: true })
    for (const { path } of release.files) cpSync(join(site, path), join(temp, path))
    rmSync(whole, { recursive: true, force: true })
    renameSync(temp, whole)
  }
  writeFileSync(`${listFile(folder)}.tmp`, listText(releases))
  renameSync(`${listFile(folder)}.tmp`, listFile(folder))
  const known = new Set(['assets.json', ...releases.map(({ id }) => id)])
  for (const name of readdirSync(folder))
    if (!known.has(name)) rmSync(join(folder, name), { recursive: true, force: true })
}
