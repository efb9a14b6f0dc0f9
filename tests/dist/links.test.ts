import { describe, it } from 'vitest'
import { languages } from '#i18n/languages.ts'
import { none } from './none.ts'
import { site } from './site/read.ts'
import { answering, isMadeUp, siteUrl, type Target, targetsOf, where } from './site/targets.ts'

/** Names for machines, which nobody follows. */
const namesOnly = ({ link }: Target) => link.tag === 'link' && /^(?:canonical|alternate)$/.test(link.rel)
const isApi = ({ link, url }: Target) =>
  ['form', 'button', 'input'].includes(link.tag) && url.pathname.startsWith('/api/')
const followed = new Set(['a', 'area', 'form'])

describe('the links of every page', async () => {
  const { pages, at, files, rules } = await site()
  const all = pages.flatMap(targetsOf)
  const targets = all.filter((one): one is Target => one.url !== undefined)
  const answer = answering(rules.rules, new Set(files.keys()))
  const own = targets.filter(one => one.own && /^https?:$/.test(one.url.protocol) && !isApi(one))

  it('are addresses', () => {
    none(all.filter(one => !one.url).map(where), 'write a path or a whole URL')
  })

  it('lead to what exists, without a detour', () => {
    const faults = own.flatMap(one => {
      if (one.link.to.startsWith('#')) return []
      const { status, location } = answer(one.url)
      if (status === 200) return []
      return [`${where(one)} answers ${status}${location ? ` ${location}` : ''}`]
    })
    none(faults, 'link to the final page; href() writes it')
  })

  it('lead to a place on the page that exists', () => {
    const faults = own.filter(one => {
      const id = decodeURIComponent(one.url.hash.slice(1))
      const page = at.get(one.url.pathname)
      return id && page && !page.ids.includes(id) && one.link.tag !== 'use'
    })
    none(faults.map(where), 'give the place that id')
  })

  it('stay in the language, or say which other one', () => {
    const faults = own
      .filter(one => followed.has(one.link.tag) && one.page.lang)
      .flatMap(one => {
        const lang = at.get(one.url.pathname)?.lang
        if (!at.has(one.url.pathname)) return []
        if (lang === one.page.lang && !one.link.otherLang) return []
        const tag = lang && languages[lang].tag
        if (tag && one.link.otherLang === tag) return []
        return [`${where(one)} is ${tag ?? 'of no language'}, said is ${one.link.otherLang ?? 'nothing'}`]
      })
    none(faults, 'link with href(lang, …), or add hreflang where another language is meant')
  })

  it('lead nobody to a made-up host', () => {
    const faults = targets.filter(
      one =>
        !namesOnly(one) &&
        /^https?:$/.test(one.url.protocol) &&
        isMadeUp(one.url) &&
        /^https?:|^\/\//.test(one.link.to),
    )
    none(
      faults.map(where),
      `hosts under .example are names, not places; ${siteUrl.host} is written as a path`,
    )
  })

  it('load nothing from another host', () => {
    const faults = targets.filter(one => !followed.has(one.link.tag) && !namesOnly(one) && !one.own)
    none(faults.map(where), 'put the file under public/ or src/')
  })

  it('use no address that runs as a script', () => {
    const allowed = /^(?:https?|mailto|tel):$/
    const faults = targets.filter(one => !allowed.test(one.url.protocol))
    none(faults.map(where), 'only http(s), mailto and tel')
  })
})
