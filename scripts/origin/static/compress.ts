import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesOf } from '#host/paths.ts'
import { contentHash, twinPath } from './files.ts'
import { isText } from './types.ts'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)
const keepUnusedMs = 14 * 24 * 3600 * 1000

interface Compressed {
  files: number
  made: number
  ms: number
}

/** Writes brotli-11 and gzip twins of every text file into the cache; what is there already stays. */
export async function precompress(
  root: string,
  cache: string,
  say: (line: string) => void = () => {},
): Promise<Compressed> {
  if (!existsSync(root)) throw new Error(`${root} is not there; run npm run build first`)
  const start = performance.now()
  await mkdir(cache, { recursive: true })
  const known = new Set(await readdir(cache))
  const paths = [...filesOf(root)].filter(isText)
  const used = new Map<string, string>()
  for (const path of paths) used.set(contentHash(await readFile(join(root, path))), path)
  const fresh = [...used].filter(([hash]) => !known.has(`${hash}.br`) || !known.has(`${hash}.gz`))
  if (fresh.length > 500) say(`compressing ${fresh.length} text files; unchanged ones are never done again`)
  const work = fresh.values()
  const worker = async () => {
    for (const [hash, path] of work) {
      const bytes = await readFile(join(root, path))
      // A build may have replaced it meanwhile: a twin under another content's name would stay for ever.
      if (contentHash(bytes) === hash) await writeTwins(cache, hash, bytes)
    }
  }
  await Promise.all([worker(), worker(), worker(), worker()])
  await prune(cache, known, used)
  return { files: paths.length, made: fresh.length, ms: Math.round(performance.now() - start) }
}

async function writeTwins(cache: string, hash: string, bytes: Buffer): Promise<void> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const [br, gz] = await Promise.all([brotli(bytes, { params }), deflate(bytes, { level: 9 })])
  await save(twinPath(cache, hash, 'br'), br.length < bytes.length ? br : Buffer.alloc(0))
  await save(twinPath(cache, hash, 'gz'), gz.length < bytes.length ? gz : Buffer.alloc(0))
}

async function save(path: string, bytes: Buffer): Promise<void> {
  const part = `${path}.${process.pid}.part`
  await writeFile(part, bytes)
  await rename(part, path)
}

/** Twins of contents that no build has used for two weeks go; those in use are marked as used today. */
async function prune(cache: string, known: Set<string>, used: ReadonlyMap<string, unknown>): Promise<void> {
  const now = Date.now()
  for (const name of known) {
    const path = join(cache, name)
    const info = await stat(path).catch(() => undefined)
    if (!info) continue
    const age = now - info.mtimeMs
    if (used.has(name.split('.')[0] ?? '')) {
      if (age > keepUnusedMs / 2) await utimes(path, new Date(now), new Date(now))
    } else if (age > keepUnusedMs) await rm(path, { force: true })
  }
}
