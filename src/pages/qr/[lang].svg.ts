import type { APIRoute } from 'astro'
import { href } from '#i18n/href.ts'
import type { Lang } from '#i18n/languages.ts'
import { qrPath } from '#ui/qr-path.ts'

export { getStaticPaths } from '#i18n/paths.ts'

/** The way from a computer to the app, as a picture of its own: only those who scroll to it fetch it. */
export const GET: APIRoute = ({ params, site }) => {
  const { side, d } = qrPath(new URL(href(params['lang'] as Lang, 'downloadApp'), site).href)
  return new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path d="${d}"/></svg>`,
    { headers: { 'Content-Type': 'image/svg+xml' } },
  )
}
