import { describe, it } from 'vitest'
import { href } from '#i18n/href.ts'
import type { Key } from '#i18n/keys.ts'
import { codes, type Lang } from '#i18n/languages.ts'
import { plain } from '#i18n/phrases.ts'
import type { RouteName } from '#i18n/routes.ts'
import { translate } from '#i18n/translate.ts'
import { none } from './none.ts'
import { site } from './site/read.ts'

/** Every section and dialog that the specification names, by words that only it says. */
const sections: Partial<Record<RouteName, readonly Key[]>> = {
  home: [
    'home:hero.lede',
    'home:figures.users',
    'home:security.title',
    'home:exchange.title',
    'home:store.title',
    'home:tron.title',
    'home:tools.title',
    'home:community.title',
    'home:download.title',
    'home:follow.title',
    'spec:dialogs.understood',
    'spec:dialogs.useNow',
    'spec:dialogs.copyLink',
    'home:launch.hint',
  ],
  dappstore: [
    'store:hot',
    'store:categories',
    'store:trending',
    'store:tutorial.title',
    'store:risk.text',
    'store:risk.agree',
    'store:risk.remember',
  ],
  dappDetail: ['store:detail.missing', 'store:trending', 'store:tutorial.title'],
  recruiting: [
    'recruit:mission.text',
    'recruit:benefits.pay.title',
    'recruit:who.community.title',
    'recruit:who.content.title',
    'recruit:who.events.title',
    'recruit:who.translation.title',
    'recruit:process.cv.title',
    'recruit:process.screening.title',
    'recruit:process.interview.title',
    'recruit:process.results.title',
    'recruit:process.start.title',
  ],
  company: [
    'company:philosophy.title',
    'company:milestones.m2024-02',
    'company:contact.support.title',
    'company:contact.business.title',
    'company:contact.developers.title',
  ],
  success: ['pages:success.heading', 'pages:success.steps.read'],
  submitDapp: ['build:guide.rulesDapp.audit'],
  submitToken: ['build:guide.rulesToken.logo'],
}

/** A sentence may be cut into several elements, so blanks do not count; what is filled in may be anything. */
const bare = (text: string) => text.replace(/\s+/g, '')
/** One count for each plural form that any of our languages has. */
const counts = [1, 2, 5]
const says = (page: string, lang: Lang, key: Key) =>
  counts.some(count =>
    plain(translate(lang)(key, { skipInterpolation: true, count }))
      .split(/\{\{[^}]*\}\}/)
      .every(part => page.includes(bare(part))),
  )

describe('the sections of the specification', async () => {
  const { at } = await site()

  it.each(codes)('are on the pages in %s', lang => {
    const faults = Object.entries(sections).flatMap(([route, keys]) => {
      const address = href(lang, route as 'home')
      const words = bare(
        at
          .get(address)
          ?.texts.map(({ text }) => text)
          .join('') ?? '',
      )
      return keys.filter(key => !says(words, lang, key)).map(key => `${address} does not say ${key}`)
    })
    none(faults, 'show the section, or name the words that it says now')
  })

  it('a page that is not there says so, in the words for its case', () => {
    const said = (address: string) =>
      bare(
        at
          .get(address)
          ?.texts.map(({ text }) => text)
          .join('') ?? '',
      )
    const faults = codes.filter(lang => !says(said(`/${lang}/404.html`), lang, 'spec:errors.notFound'))
    if (!says(said('/404.html'), 'en', 'spec:errors.notFoundLanguage')) faults.push('en')
    none(faults, 'the 404 pages show what the specification quotes')
  })
})
