import { join } from 'node:path'
import { fallback, type Lang, languages } from '#i18n/languages.ts'
import type { SourceName } from '../model.ts'
import { safeUrl } from '../safe-url.ts'
import { readJsonFile, writeAtomic } from './files.ts'
import { listedDir } from './paths.ts'

export type Raw = Record<string, unknown>
/** Tokens and collections have no host that lists them; what review takes lies beside the rest. */
export type ListedName = SourceName | 'tokens' | 'nfts'

const fileOf = (root: string, source: ListedName) => join(listedDir(root), `${source}.json`)

export async function readListed(root: string, source: ListedName): Promise<Raw[]> {
  const read = (await readJsonFile(fileOf(root, source))) ?? []
  if (!Array.isArray(read))
    throw new Error(`${fileOf(root, source)}: must be a list of rows; mend it by hand`)
  return read
}

/** What review has listed, in the shape of the host's rows; `lang` says which language its words are in. */
export async function listedRows(root: string, source: SourceName, lang: Lang): Promise<Raw[]> {
  const byHid = Map.groupBy(await readListed(root, source), row => String(row['hid']))
  return [...byHid.values()].map(versions => {
    const own = versions.find(row => row['lang'] === languages[lang].api)
    const english = versions.find(row => row['lang'] === languages[fallback].api)
    const row = own ?? english ?? versions[0]!
    return own || !row['lang'] ? row : { ...row, desc_lang: row['lang'] }
  })
}

/** Adds what review accepts; the same hid in the same language is replaced. */
export async function addListed(root: string, source: ListedName, row: Raw): Promise<void> {
  const others = (await readListed(root, source)).filter(
    old => old['hid'] !== row['hid'] || old['lang'] !== row['lang'],
  )
  await writeListed(root, source, [...others, row])
}

/** Takes back what `gone` names; true if there was such a row. */
export async function removeListed(
  root: string,
  source: ListedName,
  gone: (row: Raw) => boolean,
): Promise<boolean> {
  const rows = await readListed(root, source)
  const left = rows.filter(row => !gone(row))
  if (left.length < rows.length) await writeListed(root, source, left)
  return left.length < rows.length
}

function writeListed(root: string, source: ListedName, rows: Raw[]): Promise<void> {
  const sorted = rows.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
  return writeAtomic(fileOf(root, source), `${JSON.stringify(sorted, null, 2)}\n`)
}

const sortKey = (row: Raw): string => `${row['hid']} ${row['lang']}`

/** On the same hid, domain, or network and address, the host's row wins. */
export function joinListed(rows: Raw[], listed: Raw[]): Raw[] {
  const taken = new Set(rows.flatMap(identities))
  return [...rows, ...listed.filter(row => !identities(row).some(name => taken.has(name)))]
}

function identities(row: Raw): string[] {
  const href = safeUrl(row['url'])
  return [
    `hid ${row['hid']}`,
    ...(href ? [`site ${new URL(href).hostname.replace(/^www\./, '')}`] : []),
    ...places(row['contracts']),
    ...(row['ns'] === undefined ? [] : [`network ${row['ns']} ${row['metadata']}`]),
  ]
}

const places = (list: unknown): string[] =>
  Array.isArray(list)
    ? list.flatMap((place: Raw | null) =>
        place?.['address'] ? [`at ${place['chain']} ${String(place['address']).toLowerCase()}`] : [],
      )
    : []
