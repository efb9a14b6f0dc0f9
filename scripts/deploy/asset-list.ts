import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { filesOf, isClean } from '#host/paths.ts'

/** Where each release says which hashed assets it has, and which those before it had. */
export const listPath = '/.well-known/assets.json'
/** This one and the two before it: an open tab may still ask for theirs. */
export const releasesKept = 3

const folders = ['/_astro/', '/fonts/']
const isAsset = (path: string): boolean => isClean(path) && folders.some(folder => path.startsWith(folder))

const asset = v.object({
  path: v.pipe(v.string(), v.check(isAsset, 'no hashed asset of ours')),
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
})
const release = v.object({
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/)),
  files: v.pipe(v.array(asset), v.maxLength(2_000)),
})
const list = v.object({ releases: v.pipe(v.array(release), v.maxLength(releasesKept)) })

export type Asset = v.InferOutput<typeof asset>
/** The id comes from the files, so the same assets are the same release. */
export type Release = v.InferOutput<typeof release>

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** A list that somebody wrote, newest release first; anything but such a list throws. */
export function parseList(text: string): Release[] {
  const parsed = v.safeParse(list, JSON.parse(text))
  if (parsed.success) return parsed.output.releases
  const [issue] = parsed.issues
  throw new Error(`${v.getDotPath(issue) ?? 'the list'}: ${issue.message}`)
}

export const listText = (releases: readonly Release[]): string => `${JSON.stringify({ releases }, null, 1)}\n`

/** The hashed assets of a finished dist. */
export function releaseOf(dist: string): Release {
  const paths = existsSync(dist) ? [...filesOf(dist)].filter(isAsset) : []
  if (!paths.some(path => path.startsWith('/_astro/')))
    throw new Error(`${dist}/ holds no finished build; run npm run build first`)
  const files = paths.map(path => ({ path, sha256: sha256(readFileSync(join(dist, path))) }))
  return { id: sha256(Buffer.from(JSON.stringify(files))).slice(0, 12), files }
}

/** Every build publishes its own assets; `deploy:prepare` adds those of the releases before it. */
export const publishAssets = (dist: string): void => writeList(dist, [releaseOf(dist)])

export function writeList(site: string, releases: readonly Release[]): void {
  const file = join(site, listPath)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, listText(releases))
}
