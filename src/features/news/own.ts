import { codes, type Lang } from '#i18n/languages.ts'
import { oncePerBuild } from '#sources/once.ts'
import { newsOf } from '#sources/read.ts'

const index = oncePerBuild<void, Map<string, Lang[]>>(async () => {
  const byId = new Map<string, Lang[]>()
  for (const lang of codes)
    for (const { id } of await newsOf(lang)) byId.set(id, [...(byId.get(id) ?? []), lang])
  return byId
})

/** The languages an article exists in. */
export const languagesOf = async (id: string): Promise<Lang[]> => (await index()).get(id) ?? []
