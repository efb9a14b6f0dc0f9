import { describe, it } from 'vitest'
import { readSettings } from '#config/settings.ts'
import { codes, fallback, languages } from '#i18n/languages.ts'
import { none } from './none.ts'
import { indexed, shown } from './site/kinds.ts'
import type { Page } from './site/page.ts'
import { site } from './site/read.ts'

const base = readSettings().SITE_URL
const absolute = (path: string) => new URL(path, base).href

describe('the head of every page', async () => {
  const { pages, at, files } = await site()
  const real = pages.filter(shown)

  /** Pages of one language that say the same. */
  const doubles = (of: (page: Page) => string) => {
    const seen = new Map<string, string>()
    return real.filter(indexed).flatMap(page => {
      const key = `${page.lang} ${of(page)}`
      const first = seen.get(key)
      seen.set(key, first ?? page.address)
      return first ? [`${first} and ${page.address}: ${of(page)}`] : []
    })
  }

  it('has a title that no other page of its language has', () => {
    none(
      real.filter(page => !page.title).map(page => page.address),
      'give the page a title',
    )
    none(
      doubles(page => page.title),
      'say in the title what only this page holds',
    )
  })

  it('counts the networks of home as home itself does', () => {
    const faults = codes.filter(lang => {
      const page = at.get(`/${lang}/`)
      const told = /\d+/.exec(page?.meta['description'] ?? '')?.[0]
      return !told || !page?.texts.some(({ text }) => text.trim() === told)
    })
    none(faults, 'describe home with the number of networks it shows')
  })

  it('has a description of its own', () => {
    const short = real.filter(page => (page.meta['description'] ?? '').length < 12)
    none(
      short.map(page => `${page.address}: ${page.meta['description']}`),
      'describe the page in a sentence',
    )
    none(
      doubles(page => page.meta['description'] ?? ''),
      'describe what only this page holds',
    )
  })

  it('lets nobody zoom less than they want', () => {
    const faults = real.filter(page =>
      /user-scalable|maximum-scale/.test(page.meta['viewport'] ?? 'user-scalable'),
    )
    none(
      faults.map(page => page.address),
      'write width=device-width, initial-scale=1 and no more',
    )
  })

  it('has an address of its own, absolute', () => {
    const faults = real.filter(indexed).filter(page => page.canonical !== absolute(page.address))
    none(
      faults.map(page => `${page.address}: canonical ${page.canonical}`),
      'canonical is SITE_URL and the path',
    )
  })

  it('names its other languages, and they name it', () => {
    const faults: string[] = []
    for (const page of real.filter(indexed)) {
      const own = languages[page.lang!].tag
      for (const { hreflang, href } of page.alternates) {
        if (!href.startsWith(`${base.replace(/\/$/, '')}/`))
          faults.push(`${page.address}: ${href} is not absolute`)
        const other = at.get(new URL(href, base).pathname)
        if (!other) {
          faults.push(`${page.address}: ${hreflang} ${href} does not exist`)
          continue
        }
        if (hreflang !== 'x-default' && other.htmlLang !== hreflang)
          faults.push(`${page.address}: ${href} is ${other.htmlLang}, not ${hreflang}`)
        if (!other.alternates.some(back => back.hreflang === own && back.href === absolute(page.address)))
          faults.push(`${page.address}: ${href} does not name it back`)
      }
      const tags = page.alternates.map(one => one.hreflang)
      if (tags.length && !(tags.includes(own) && tags.includes('x-default')))
        faults.push(`${page.address}: hreflang lacks itself or x-default`)
      if (new Set(tags).size !== tags.length) faults.push(`${page.address}: hreflang twice`)
      const everywhere = codes.every(lang => at.has(page.address.replace(/^\/[a-z-]+\//, `/${lang}/`)))
      if (everywhere && tags.length !== codes.length + 1)
        faults.push(`${page.address}: ${tags.length} hreflang, ${codes.length} languages and x-default exist`)
    }
    none(faults, 'alternates lists the languages in which the page exists')
  })

  it('x-default is English where English exists', () => {
    const faults = real.filter(indexed).flatMap(page => {
      const href = page.alternates.find(one => one.hreflang === 'x-default')?.href
      const english = page.alternates.find(one => one.hreflang === languages[fallback].tag)?.href
      return english && href !== english ? [`${page.address}: ${href}`] : []
    })
    none(faults, 'x-default leads to the fallback language')
  })

  it('shares with a language and a picture that exist', () => {
    const faults = real.flatMap(page => {
      const { 'og:locale': locale, 'og:image': image } = page.meta
      return [
        ...(locale && !/^[a-z]{2,3}_[A-Z]{2}$/.test(locale) ? [`${page.address}: og:locale ${locale}`] : []),
        ...(image ? [] : [`${page.address}: no og:image`]),
        ...(image && !files.has(new URL(image, base).pathname) ? [`${page.address}: og:image ${image}`] : []),
        ...(image && !/^https?:/.test(image) ? [`${page.address}: og:image ${image} is not absolute`] : []),
      ]
    })
    none(faults, 'og:locale is language_REGION; the picture lies under public/share/')
  })

  it('holds structured data that parses and leads to pages that exist', () => {
    const faults = real.flatMap(page =>
      page.data.flatMap(text => {
        try {
          return addressesIn(JSON.parse(text))
            .filter(url => url.startsWith(base) && !at.has(new URL(url).pathname))
            .filter(url => !files.has(new URL(url).pathname))
            .map(url => `${page.address}: ${url} does not exist`)
        } catch (error) {
          return [`${page.address}: ${(error as Error).message}`]
        }
      }),
    )
    none(faults, 'see src/features/shell/structured-data.ts')
  })
})

const addressesIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value].filter(text => /^https?:\/\//.test(text))
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(addressesIn)
      : []
