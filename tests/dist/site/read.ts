import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf } from '#host/paths.ts'
import type { OriginRules } from '#host/write.ts'
import { isLang, type Lang } from '#i18n/languages.ts'
import { langOfPath } from '#i18n/negotiate.ts'
import { precompress } from '../../../scripts/origin/static/compress.ts'
import { readFiles, type SiteFiles } from '../../../scripts/origin/static/files.ts'
import type { Page } from './page.ts'
import { scan } from './scan.ts'

export const dist = process.env['DIST'] ?? 'dist'
const rulesFile = process.env['HOST_RULES'] ?? 'host/origin.json'
const compressed = '.data/compressed'

/** What is served as it is: brotli-11 where the origin sends that. */
export const wire = (files: SiteFiles, path: string): number => {
  const file = files.get(path)
  return file ? (file.br?.size ?? file.size) : 0
}

const addressOf = (file: string) => file.replace(/index\.html$/, '')

/** `/en/…`, and `/static/zh/…`, whose language stands second. */
const langOfPage = (address: string): Lang | undefined => {
  const second = address.split('/')[2]
  return address.startsWith('/static/') && isLang(second) ? second : langOfPath(address)
}

async function read() {
  await precompress(dist, compressed)
  const files = await readFiles(dist, compressed)
  const rules = JSON.parse(readFileSync(rulesFile, 'utf8')) as OriginRules
  const pages: Page[] = []
  for (const file of filesOf(dist)) {
    if (!file.endsWith('.html')) continue
    const address = addressOf(file)
    pages.push({
      ...scan(readFileSync(join(dist, file), 'utf8')),
      address,
      file,
      bytes: wire(files, file),
      lang: langOfPage(address),
    })
  }
  return { files, rules, pages, at: new Map(pages.map(page => [page.address, page])) }
}

let reading: ReturnType<typeof read> | undefined
/** The whole of dist, read once for all tests of this process. */
export const site = () => {
  reading ??= read()
  return reading
}
