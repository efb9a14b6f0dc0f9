import { readSettings } from '#config/settings.ts'

export const GET = () =>
  new Response(
    `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${readSettings().SITE_URL}/sitemap-index.xml\n`,
  )
