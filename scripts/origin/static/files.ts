import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { filesOf } from '#host/paths.ts'
import { isText, typeOf } from './types.ts'

export interface SiteFile {
  /** path of the site: `/en/index.html` */
  path: string
  disk: string
  type: string
  hash: string
  size: number
  /** compressed twins, where they are smaller */
  br?: Twin | undefined
  gzip?: Twin | undefined
}

interface Twin {
  disk: string
  size: number
}

export type SiteFiles = ReadonlyMap<string, SiteFile>

export const contentHash = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 22)

/** Where the compressed twin of a content lies: named by content, so an unchanged file is never done again. */
export const twinPath = (cache: string, hash: string, suffix: 'br' | 'gz'): string =>
  join(cache, `${hash}.${suffix}`)

/** Every file of a build with its hash and the twins that `precompress` has made. */
export async function readFiles(root: string, cache: string): Promise<SiteFiles> {
  const found = new Map<string, SiteFile>()
  for (const path of filesOf(root)) {
    const disk = join(root, path)
    const bytes = await readFile(disk)
    const hash = contentHash(bytes)
    const file: SiteFile = { path, disk, type: typeOf(path), hash, size: bytes.length }
    if (isText(path)) {
      file.br = await twin(twinPath(cache, hash, 'br'))
      file.gzip = await twin(twinPath(cache, hash, 'gz'))
    }
    found.set(path, file)
  }
  return found
}

/** An empty twin says that compressing did not pay. */
async function twin(disk: string): Promise<Twin | undefined> {
  const found = await stat(disk).catch(() => undefined)
  return found?.size ? { disk, size: found.size } : undefined
}
