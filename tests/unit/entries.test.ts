import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { figures } from '#config/figures.ts'
import { links } from '#config/links.ts'
import { readSettings } from '#config/settings.ts'
import { entryHeading, entryText, questions } from '#features/entry/entry.ts'
import { learnGroups, learnLink } from '#features/entry/learn-links.ts'
import { nextStep, warnsOfFakes } from '#features/entry/next-step.ts'
import { activeParties, fill, partiesHtml } from '#features/legal/fill.ts'
import { readFront } from '#features/legal/front.ts'
import { nextLinks } from '#features/legal/next.ts'
import { allEntries } from '#i18n/entries.ts'
import { swapLang } from '#i18n/href.ts'
import { codes } from '#i18n/languages.ts'
import { entries, staticLangs, staticPages } from '#i18n/routes.ts'
import { translate } from '#i18n/translate.ts'

const t = translate('en')
const words = JSON.parse(readFileSync('locales/en/entries.json', 'utf8'))
const { headings: _, labels: __, ...groups } = words

describe('entry pages', () => {
  it.each(allEntries)('$group/$slug answers all five questions and leaves no place unfilled', entry => {
    for (const field of ['title', 'description', ...questions] as const) {
      const text = entryText(t, entry, field)
      expect(text.length, field).toBeGreaterThan(2)
      expect(text, field).not.toMatch(/\{\{|undefined/)
    }
    expect(entryText(t, entry, 'description').length).toBeGreaterThanOrEqual(70)
    expect(entryText(t, entry, 'description').length).toBeLessThanOrEqual(150)
    expect(nextStep('en', t, entry).href).toMatch(/^(\/en\/|mailto:)/)
  })

  it.each(codes)('writes a year in %s as a year, not as an amount', lang => {
    const licence = { group: 'company', slug: 'licence' } as const
    const said = questions.map(question => entryText(translate(lang), licence, question)).join(' ')
    expect(said).toContain(String(figures.usLicence.year))
  })

  it('has words for its entries and for nothing else', () => {
    const named = (slug: string) => slug.replace(/-\w/g, part => part[1]!.toUpperCase())
    const expected = Object.entries(entries).map(([group, slugs]) => [group, [...slugs].map(named).sort()])
    expect(Object.entries(groups).map(([group, of]) => [group, Object.keys(of as object).sort()])).toEqual(
      expected,
    )
  })

  it('can be told apart by title, heading and description', () => {
    for (const read of [
      entryHeading,
      (...[a, b]: Parameters<typeof entryHeading>) => entryText(a, b, 'description'),
    ])
      expect(new Set(allEntries.map(entry => read(t, entry))).size).toBe(allEntries.length)
  })

  it('finds the same slugs in the table of addresses', () => {
    for (const group of Object.keys(entries) as (keyof typeof entries)[])
      expect(Object.keys(links[group])).toEqual([...entries[group]])
  })

  it('warns of fakes where we have named no address, but not for public explorers', () => {
    expect(warnsOfFakes({ group: 'trade', slug: 'swap' })).toBe(true)
    expect(warnsOfFakes({ group: 'company', slug: 'swag' })).toBe(true)
    expect(warnsOfFakes({ group: 'explorer', slug: 'tron' })).toBe(false)
    expect(warnsOfFakes({ group: 'tools', slug: 'version-verification' })).toBe(false)
  })
})

describe('learn', () => {
  it('links each page once, in words', () => {
    const found = Object.values(learnGroups)
      .flat()
      .map(target => learnLink('en', t, target))
    expect(new Set(found.map(link => link.href)).size).toBe(found.length)
    for (const link of found) expect(link.label).toMatch(/\w/)
  })

  it('says in which languages a text exists, where that is not the reader’s', () => {
    const text = { text: 'keystore', label: 'keystore' } as const
    expect(learnLink('en', t, text).note).toBeUndefined()
    expect(learnLink('th', t, text).href).toBe('/static/en/keystore/')
    expect(learnLink('th', t, text).note).toBeTruthy()
  })
})

describe('static texts lead on', () => {
  it.each(staticLangs.flatMap(lang => staticPages.map(slug => ({ lang, slug }))))(
    '$lang $slug',
    ({ lang, slug }) => {
      const links = nextLinks(lang, slug, other => `title of ${other}`)
      const addresses = links.map(link => link.href)
      expect(new Set(addresses).size).toBeGreaterThan(1)
      expect(addresses).not.toContain(`/static/${lang}/${slug}/`)
      for (const { href, label } of links) {
        expect(href).toMatch(new RegExp(`^/(static/)?${lang}/`))
        expect(label).toMatch(/\S/)
      }
    },
  )
})

/** The plain `key: value` lines between the dashes, and one level of indented ones. */
function heading(name: string) {
  const [, head = '', body = ''] = readFileSync(name, 'utf8').split(/^---$/m)
  const lines = (indent: string) =>
    Object.fromEntries(
      [...head.matchAll(new RegExp(`^${indent}(\\w+): (.+)$`, 'gm'))].map(([, key, value]) => [key!, value!]),
    )
  const parties = lines('  ')
  return {
    front: readFront(name, { ...lines(''), ...(/^parties:$/m.test(head) ? { parties } : {}) }),
    body,
  }
}

describe('static texts', () => {
  const pages = staticPages.flatMap(slug => staticLangs.map(lang => [lang, slug] as const))

  it.each(pages)('%s/%s has title, description, date and only known places', (lang, slug) => {
    const name = `src/features/legal/texts/${lang}/${slug}.md`
    const { front, body } = heading(name)
    expect(front.updated.slice(0, 4)).toBe(slug.startsWith('article/') ? '2018' : '2026')
    expect(fill(name, body, { parties: '' })).not.toMatch(/\{\{/)
    expect(/\p{Script=Han}/u.test(front.title + front.description + body)).toBe(lang === 'zh')
    for (const [, to] of body.matchAll(/\]\((\/[^)]*)\)/g))
      expect(to).toMatch(new RegExp(`^/(static/)?${lang}/.*/$`))
  })

  it.each(staticLangs)('the privacy policy in %s names every period we promise', lang => {
    const { front, body } = heading(`src/features/legal/texts/${lang}/privacy.md`)
    expect(front.parties).toBeDefined()
    expect(body).toContain('\n{{parties}}\n')
    for (const said of lang === 'zh'
      ? ['24 个月', '180 天', '一小时', '`lang`', 'blockchainList', '退订']
      : ['24 months', '180 days', 'one hour', '`lang`', 'blockchainList', 'unsubscribe'])
      expect(body).toContain(said)
  })

  it('refuses a heading without its date, and says how to write it', () => {
    expect(() => readFront('x.md', { title: 'a', description: 'b' })).toThrow(/x\.md: "updated".*YYYY-MM-DD/)
    expect(() => readFront('x.md', { title: 'a', description: 'b', updated: '20 Jan' })).toThrow(/updated/)
    expect(readFront('x.md', { title: 'a', description: 'b', updated: new Date('2026-01-20') }).updated).toBe(
      '2026-01-20',
    )
  })

  it('refuses an unknown place and fills those in encoded links', () => {
    expect(() => fill('x.md', 'to {{nobody}}')).toThrow(/x\.md: \{\{nobody\}\} is unknown/)
    expect(() => fill('x.md', '{{constructor}}')).toThrow(/unknown/)
    expect(fill('x.md', '<a href="mailto:%7B%7Bsupport%7D%7D">')).toBe(
      '<a href="mailto:help@tidepool.example">',
    )
  })

  it('names exactly the third parties that are switched on', () => {
    const texts = { none: 'N', some: 'S', analytics: 'A', searchAnalytics: 'B', linkPush: 'C' }
    const all = { ...texts, stylesheet: 'D', images: 'E', hosts: 'F' }
    expect(activeParties(readSettings({}))).toEqual([])
    expect(partiesHtml(all, [])).toBe('<p>N</p>')
    const active = activeParties(readSettings({ ANALYTICS_ID: 'G-1', API_HOST: 'https://api.example' }))
    expect(partiesHtml(all, active)).toBe('<p>S</p><ul><li>A</li><li>F</li></ul>')
  })

  it('leads from each language to the other', () => {
    expect(swapLang('/static/en/article/2018-1/', 'zh')).toBe('/static/zh/article/2018-1/')
    expect(swapLang('/static/zh/privacy/', 'zh-tw')).toBe('/static/zh/privacy/')
    expect(swapLang('/static/zh/privacy/', 'th')).toBe('/static/en/privacy/')
  })
})
