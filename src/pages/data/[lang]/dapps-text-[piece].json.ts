import type { APIRoute } from 'astro'
import { pieceCount, textsOf } from '#features/dapp-store/data.ts'
import { directoryOf } from '#features/dapp-store/directory.ts'
import type { Lang } from '#i18n/languages.ts'
import { pathsWith } from '#i18n/paths.ts'

export const getStaticPaths = () =>
  pathsWith(
    async lang => Array.from({ length: pieceCount(await directoryOf(lang)) }, (_, piece) => piece),
    piece => ({ piece: String(piece) }),
  )

export const GET: APIRoute = async ({ params }) => {
  const lang = params['lang'] as Lang
  return Response.json(textsOf(await directoryOf(lang), lang, Number(params['piece'])))
}
