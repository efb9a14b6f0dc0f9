import { type Asset, type Release, releasesKept } from './asset-list.ts'
import type { Kept } from './kept.ts'
import type { Live } from './live.ts'

/** The releases before this one, with their files. */
interface Earlier {
  releases: Release[]
  /** by path; only what could be had, and what this release has not itself */
  files: Map<string, Buffer>
  /** what went wrong, in words: it costs old assets, never the release */
  lost: string[]
}

interface Known {
  current: Release
  kept: Kept
  live: Live | undefined
}

/**
 * The live site knows best which releases its visitors have open; what is kept here saves the fetching, and stands
 * in where there is no live site.
 */
export async function earlierAssets({ current, kept, live }: Known): Promise<Earlier> {
  const lost: string[] = kept.fault ? [kept.fault] : []
  const heard = live
    ? await live.releases().catch(error => said(lost, 'the list of assets', error))
    : undefined
  const wanted = merge([...(heard ?? []), ...kept.releases], current).slice(0, releasesKept - 1)

  const files = new Map<string, Buffer>()
  /** The newest file of a name wins. */
  const taken = new Map(current.files.map(({ path, sha256 }) => [path, sha256]))
  const had = async (release: Release, asset: Asset): Promise<boolean> => {
    if (taken.has(asset.path)) return taken.get(asset.path) === asset.sha256
    const found =
      kept.bytes(release, asset) ??
      (heard ? await live?.bytes(asset).catch(error => said(lost, asset.path, error)) : undefined)
    if (!found) {
      if (!heard) lost.push(`${asset.path}: not kept here as it was released`)
      return false
    }
    files.set(asset.path, found)
    taken.set(asset.path, asset.sha256)
    return true
  }

  const releases: Release[] = []
  for (const release of wanted) {
    const found: Asset[] = []
    for (const asset of release.files) if (await had(release, asset)) found.push(asset)
    if (found.length > 0) releases.push({ ...release, files: found })
  }
  return { releases, files, lost }
}

function said(lost: string[], what: string, error: Error): undefined {
  const { cause } = error
  lost.push(`${what}: ${error.message}${cause instanceof Error ? ` (${cause.message})` : ''}`)
}

function merge(all: readonly Release[], current: Release): Release[] {
  const once = new Map<string, Release>()
  for (const release of all)
    if (release.id !== current.id && !once.has(release.id)) once.set(release.id, release)
  return [...once.values()]
}
