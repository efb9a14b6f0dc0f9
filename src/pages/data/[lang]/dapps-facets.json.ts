import type { APIRoute } from 'astro'
import { facetsOf } from '#features/dapp-store/data.ts'
import { directoryOf } from '#features/dapp-store/directory.ts'
import type { Lang } from '#i18n/languages.ts'

export { getStaticPaths } from '#i18n/paths.ts'

export const GET: APIRoute = async ({ params }) =>
  Response.json(facetsOf(await directoryOf(params.lang as Lang)))
