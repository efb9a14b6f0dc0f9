import { brand, mailAddress } from '#config/brand.ts'
import { readSettings } from '#config/settings.ts'
import { href } from '#i18n/href.ts'
import { codes, fallback, languages } from '#i18n/languages.ts'
import { plain } from '#i18n/phrases.ts'
import { type RouteName, routeOptions, routes } from '#i18n/routes.ts'
import { type Translate, translate } from '#i18n/translate.ts'
import { networks } from '#sources/read.ts'

/** A page in one line for readers that are programs: the indexable routes without parameters. */
const titles = {
  home: ['home:title', 'home:description'],
  dappstore: ['store:title', 'store:description'],
  news: ['news:title', 'news:description'],
  download: ['download:index.title', 'download:index.description'],
  verify: ['download:verify.title', 'download:verify.description'],
  learn: ['learn:title', 'learn:description'],
  developer: ['build:developer.title', 'build:developer.description'],
  dappGuide: ['build:guide.title', 'build:guide.description'],
  company: ['company:title', 'company:description'],
} as const satisfies Partial<Record<RouteName, readonly [Parameters<Translate>[0], Parameters<Translate>[0]]>>

export const GET = async () => {
  const { SITE_URL } = readSettings()
  const t = translate(fallback)
  const count = (await networks()).length
  const rows = (Object.keys(titles) as (keyof typeof titles)[])
    .filter(name => routeOptions(name).index && !routes[name].path.includes('{'))
    .map(
      name =>
        `- [${plain(t(titles[name][0]))}](${SITE_URL}${href(fallback, name)}): ${t(titles[name][1], { count })}`,
    )
  const tongues = codes.map(code => `- [${languages[code].name}](${SITE_URL}/${code}/)`)
  return new Response(
    [
      `# ${brand.name}`,
      '',
      `> ${t('home:description', { count })}`,
      '',
      `${t('common:telegram.text')} ${mailAddress('security')}`,
      '',
      '## Pages',
      ...rows,
      '',
      '## Languages',
      ...tongues,
      '',
    ].join('\n'),
  )
}
