import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Lang } from '#i18n/languages.ts'
import type { SourceName } from '../model.ts'
import type { Dropped } from '../rows.ts'
import { writeAtomic } from './files.ts'
import { reportFile } from './paths.ts'

export interface Entry {
  source: SourceName
  lang: Lang
  state: 'fresh' | 'snapshot' | 'sample'
  host: string
  /** seconds since a snapshot was fetched */
  age: number | null
  /** rows of the host's answer; null: there was none */
  rowsIn: number | null
  rows: number
  dropped: Dropped
  /** why the host's answer was not used */
  faults: string[]
  added: number
  changed: number
  gone: number
}

export interface Report {
  generatedAt: string
  release: boolean
  sources: Entry[]
}

export const saveReport = (root: string, report: Report): Promise<void> =>
  writeAtomic(reportFile(root), `${JSON.stringify(report, null, 1)}\n`)

/** Beside the built site. The only file of `dist` that may know the clock and the hosts' state. */
export async function writeReport(distDir: string, root = process.cwd()): Promise<void> {
  await mkdir(distDir, { recursive: true })
  await copyFile(reportFile(root), join(distDir, 'build-report.json'))
}

/** One line for the terminal; loud when a host was not believed. */
export function line({ source, lang, state, rows, rowsIn, age, dropped, faults }: Entry): string {
  const count = `${rows} rows${rowsIn === null || rowsIn === rows ? '' : ` of ${rowsIn}`}`
  const stale = age === null ? '' : `, ${Math.round(age / 60)} min old`
  const lost = Object.entries(dropped).map(([reason, times]) => `${times} × ${reason}`)
  const notes = [...lost, ...faults.map(fault => `STALE: ${fault}`)]
  return `${source} ${lang}: ${state}, ${count}${stale}${notes.length ? `; ${notes.join('; ')}` : ''}`
}
