import { describe, it } from 'vitest'
import { none } from './none.ts'
import { shown } from './site/kinds.ts'
import { site } from './site/read.ts'

describe('the structure of every page', async () => {
  const { pages } = await site()
  const real = pages.filter(shown)

  it('has each id once', () => {
    const faults = pages.flatMap(page => {
      const twice = page.ids.filter((id, i) => page.ids.indexOf(id) !== i)
      return twice.length ? [`${page.address}: ${[...new Set(twice)].join(', ')}`] : []
    })
    none(faults, 'ids are unique in a page, also between islands')
  })

  it('has one main heading, and levels that do not jump', () => {
    const faults = real.flatMap(({ address, headings }) => {
      const first = headings.filter(one => one.level === 1)
      const jump = headings.find((one, i) => one.level > (headings[i - 1]?.level ?? 0) + 1)
      return [
        ...(first.length === 1 ? [] : [`${address}: ${first.length} h1`]),
        ...(jump
          ? [`${address}: h${jump.level} "${jump.text}" comes after a heading above h${jump.level - 1}`]
          : []),
        ...headings.filter(one => !one.text).map(one => `${address}: an h${one.level} without words`),
      ]
    })
    none(faults, 'one h1, then h2, then h3')
  })

  it('has one main part', () => {
    const faults = real.filter(page => page.landmarks.filter(one => one === 'main').length !== 1)
    none(
      faults.map(page => page.address),
      'layouts/Base.astro gives it',
    )
  })

  it('has pictures that say what they are and keep their room', () => {
    const faults = pages.flatMap(page =>
      page.images
        .filter(({ alt, sized }) => alt === undefined || !sized)
        .map(({ src }) => `${page.address}: ${src}`),
    )
    none(faults, 'alt="" for decoration; width and height, so that nothing jumps')
  })

  it('has a header and, but for a dapp, a footer', () => {
    const noFooter = new Set(['dapp', 'dappDetail'])
    const faults = real.flatMap(page => {
      const has = page.landmarks.includes('footer')
      const wants = !noFooter.has(page.route ?? '')
      return [
        ...(page.landmarks.includes('header') ? [] : [`${page.address}: no header`]),
        ...(has === wants ? [] : [`${page.address}: footer ${has ? 'shown' : 'missing'}`]),
      ]
    })
    none(faults, 'routes.ts says which pages have a footer')
  })
})
