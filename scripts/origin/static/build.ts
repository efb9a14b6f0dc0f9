import { existsSync, readFileSync, statSync } from 'node:fs'
import { type Answer, createMatcher, type SiteRequest } from '#host/match.ts'
import type { OriginRules } from '#host/write.ts'
import { readFiles, type SiteFiles } from './files.ts'

export interface Where {
  dist: string
  /** host/origin.json of the same build */
  rules: string
  /** the twins that `precompress` makes */
  compressed: string
}

/** A finished build as the origin serves it. */
export interface Build {
  files: SiteFiles
  csp: string
  match: (request: SiteRequest) => Answer
}

export async function readBuild({ dist, rules: path, compressed }: Where): Promise<Build> {
  for (const needed of [dist, path])
    if (!existsSync(needed)) throw new Error(`${needed} is not there; run npm run build first`)
  const { rules, csp } = JSON.parse(readFileSync(path, 'utf8')) as OriginRules
  const files = await readFiles(dist, compressed)
  return { files, csp, match: createMatcher({ rules, files: new Set(files.keys()) }) }
}

/** Changes with each build: its rules are the last thing that a build writes. */
export const stampOf = ({ rules }: Where): number => statSync(rules, { throwIfNoEntry: false })?.mtimeMs ?? 0
