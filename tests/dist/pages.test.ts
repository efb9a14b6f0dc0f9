import { describe, it } from 'vitest'
import { codes, fallback, languages } from '#i18n/languages.ts'
import { staticLangs, staticPages } from '#i18n/routes.ts'
import { none } from './none.ts'
import { site } from './site/read.ts'

const isArticle = (address: string) => /^\/[a-z-]+\/news\/[^/]+\/$/.test(address)

describe('the set of pages', async () => {
  const { pages, at } = await site()
  const inEnglish = pages.filter(page => page.address.startsWith(`/${fallback}/`) && !isArticle(page.address))

  it('is the same in every language, news articles apart', () => {
    const faults: string[] = []
    const rest = (address: string) => address.replace(/^\/[a-z-]+/, '')
    const wanted = new Set(inEnglish.map(page => rest(page.address)))
    for (const lang of codes) {
      const own = new Set(
        pages
          .filter(({ address }) => address.startsWith(`/${lang}/`) && !isArticle(address))
          .map(page => rest(page.address)),
      )
      for (const path of wanted) if (!own.has(path)) faults.push(`/${lang}${path} is missing`)
      for (const path of own) if (!wanted.has(path)) faults.push(`/${lang}${path} has no English page`)
    }
    none(faults, 'every page under src/pages/[lang] takes its languages from getStaticPaths')
  })

  it('holds news in every language', () => {
    const empty = codes.filter(lang => !pages.some(page => page.lang === lang && isArticle(page.address)))
    none(empty, 'a language without one article shows an empty news page')
  })

  it('holds each static text in both of its languages', () => {
    const all = staticLangs.flatMap(lang => staticPages.map(slug => `/static/${lang}/${slug}/`))
    none(
      all.filter(address => !at.has(address)),
      'write the text under src/features/legal/texts/<lang>/',
    )
  })

  it('holds the error pages', () => {
    const all = ['/404.html', '/500.html', ...codes.map(lang => `/${lang}/404.html`)]
    none(
      all.filter(address => !at.has(address)),
      'hosts look for these file names',
    )
  })

  it('says its language in <html lang>', () => {
    const faults = pages
      .filter(page => page.htmlLang !== languages[page.lang ?? fallback].tag)
      .map(page => `${page.address}: <html lang="${page.htmlLang}">`)
    none(faults, 'write languages[lang].tag')
  })
})
