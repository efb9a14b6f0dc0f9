import { codes, type Lang } from '#i18n/languages.ts'
import { newsOf } from '#sources/read.ts'

let index: Promise<Map<string, Lang[]>> | undefined

async function read() {
  const byId = new Map<string, Lang[]>()
  for (const lang of codes)
    for (const { id } of await newsOf(lang)) byId.set(id, [...(byId.get(id) ?? []), lang])
  return byId
}

/** The languages an article exists in. */
export async function languagesOf(id: string): Promise<Lang[]> {
  if (import.meta.env.DEV || !index) index = read()
  return (await index).get(id) ?? []
}
