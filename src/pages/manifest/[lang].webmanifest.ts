import type { APIRoute } from 'astro'
import { brand } from '#config/brand.ts'
import { type Lang, languages } from '#i18n/languages.ts'
import { translate } from '#i18n/translate.ts'
import { networks } from '#sources/read.ts'

export { getStaticPaths } from '#i18n/paths.ts'

export const GET: APIRoute = async ({ params }) => {
  const lang = params['lang'] as Lang
  const t = translate(lang)
  const count = (await networks()).length
  return Response.json({
    name: brand.name,
    short_name: brand.name,
    description: t('home:description', { count }),
    lang: languages[lang].tag,
    start_url: `/${lang}/`,
    scope: '/',
    display: 'browser',
    background_color: '#f7fbf9',
    theme_color: '#0b171c',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
}
