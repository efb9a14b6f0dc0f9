import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '#config/settings.ts'
import { cspHeader, hashesOf } from '#host/csp.ts'
import type { OriginRules } from '#host/write.ts'
import { madeUp } from '#sources/build/release.ts'
import { releaseOf } from './asset-list.ts'
import { earlierAssets } from './earlier.ts'
import { keep, readKept } from './kept.ts'
import { liveSite, type Patience } from './live.ts'
import { type HostName, hostNames, place } from './place.ts'

export interface Order {
  dist: string
  /** where the build wrote each host's rules */
  out: string
  /** where the assets of the last releases are kept */
  kept: string
  settings: Settings
  hosts?: readonly HostName[]
  patience?: Patience
}

interface Prepared {
  folders: string[]
  /** this release first */
  releases: string[]
  /** files that only earlier releases have */
  oldFiles: number
  /** what has to be said aloud */
  warnings: string[]
}

/** Puts a finished build where each host wants it, with the assets that tabs of the two releases before may ask for. */
export async function prepare(order: Order): Promise<Prepared> {
  const { dist, out, settings, hosts = hostNames } = order
  const current = releaseOf(dist)
  refuseStrangers(order)
  const kept = readKept(order.kept)
  const live = madeUp(settings.SITE_URL) ? undefined : liveSite(settings.SITE_URL, order.patience)
  const earlier = await earlierAssets({ current, kept, live })
  const releases = [current, ...earlier.releases]
  const folders = hosts.map(host => place(host, { dist, out, releases, files: earlier.files }))
  if (folders[0]) keep(order.kept, folders[0], releases)
  return {
    folders,
    releases: releases.map(({ id }) => id),
    oldFiles: earlier.files.size,
    warnings: [...lostFiles(earlier.lost), ...noneFound(order, earlier.releases.length, live !== undefined)],
  }
}

/** The rules hold hashes of the pages' inline scripts: those of another build would block them. */
function refuseStrangers({ dist, out, settings, hosts = hostNames }: Order): void {
  const file = join(out, 'origin.json')
  const missing = [file, ...hosts.map(host => join(out, host))].find(path => !existsSync(path))
  if (missing) throw new Error(`${missing} is not there; run npm run build first`)
  const { csp } = JSON.parse(readFileSync(file, 'utf8')) as OriginRules
  if (csp !== cspHeader(hashesOf(dist), settings))
    throw new Error(
      `${dist}/ and ${out}/ are not of one build, or were built with other settings; run npm run build again, with the settings of this command`,
    )
}

const shown = 5

function lostFiles(lost: readonly string[]): string[] {
  const more = lost.length - shown
  return [
    ...lost.slice(0, shown).map(fault => `earlier assets: ${fault}`),
    ...(more > 0 ? [`earlier assets: and ${more} more`] : []),
  ]
}

function noneFound({ kept, settings }: Order, found: number, asked: boolean): string[] {
  if (found > 0) return []
  const where = asked
    ? `${settings.SITE_URL} named none`
    : `${settings.SITE_URL} is made up and was not asked`
  return [
    `earlier assets: none found (${kept}/ keeps none, ${where}). Right for a first release; else tabs that are open now reload once when they need a file that is gone.`,
  ]
}
