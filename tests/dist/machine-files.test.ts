import { describe, expect, it } from 'vitest'
import { brand } from '#config/brand.ts'
import { readSettings } from '#config/settings.ts'
import { codes, languages } from '#i18n/languages.ts'
import { listPath, parseList, releaseOf } from '../../scripts/deploy/asset-list.ts'
import { none } from './none.ts'
import { pngSize, textOf } from './site/documents.ts'
import { indexed, shown } from './site/kinds.ts'
import { dist, site } from './site/read.ts'

const base = readSettings().SITE_URL

interface Icon {
  src: string
  sizes: string
  type: string
  purpose?: string
}

describe('files for machines', async () => {
  const { pages, at, files } = await site()

  it('security.txt says whom to write to, and until when it holds', () => {
    const lines = textOf('/.well-known/security.txt').trim().split('\n')
    const fields = lines.map(line => /^([A-Z][A-Za-z-]+): (\S.*)$/.exec(line) ?? [line])
    none(
      fields.filter(field => field.length === 1).map(([line]) => `${line}: no field`),
      'a line is `Name: value`',
    )
    const values = (name: string) => fields.filter(field => field[1] === name).map(field => field[2]!)
    for (const contact of values('Contact')) expect(contact).toMatch(/^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/)/)
    expect(values('Contact').length).toBeGreaterThan(0)
    expect(values('Expires')).toHaveLength(1)
    expect(values('Expires')[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    // No clock: it outlives the year that this release is of, by less than another.
    const expires = Date.parse(values('Expires')[0]!)
    expect(expires).toBeGreaterThan(Date.parse(`${brand.copyrightYear + 1}-01-01T00:00:00Z`))
    expect(expires).toBeLessThan(Date.parse(`${brand.copyrightYear + 2}-01-01T00:00:00Z`))
    expect(values('Canonical')).toEqual([`${base}/.well-known/security.txt`])
    for (const policy of values('Policy')) expect(at.has(policy.slice(base.length)), policy).toBe(true)
  })

  it('llms.txt links only to pages that exist and may be searched', () => {
    const text = textOf('/llms.txt')
    const links = [...text.matchAll(/\]\((.*?)\)/g)].map(([, to]) => to!)
    expect(links.length).toBeGreaterThan(codes.length)
    const faults = links.filter(to => {
      const page = to.startsWith(`${base}/`) ? at.get(to.slice(base.length)) : undefined
      return !page || !indexed(page)
    })
    none(faults, 'src/pages/llms.txt.ts')
    expect(text).toMatch(new RegExp(`^# ${brand.name}\n\n> \\S`))
    expect(text).not.toMatch(/[|]|undefined|\{\{/)
  })

  it.each(codes)('the manifest of %s names a start and icons that exist', lang => {
    const manifest = JSON.parse(textOf(`/manifest/${lang}.webmanifest`))
    expect(manifest).toMatchObject({ name: brand.name, lang: languages[lang].tag })
    expect(at.get(manifest.start_url)?.lang).toBe(lang)
    expect(manifest.start_url.startsWith(manifest.scope)).toBe(true)
    const icons = manifest.icons as Icon[]
    expect(icons.map(icon => icon.sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
    expect(icons.some(icon => icon.purpose === 'maskable')).toBe(true)
    for (const { src, sizes, type } of icons) {
      const size = pngSize(src)
      expect(`${size?.width}x${size?.height} image/png`, src).toBe(`${sizes} ${type}`)
    }
  })

  it('every page has the icons, and the manifest of its language', () => {
    const faults = pages.filter(shown).flatMap(page => {
      const of = (rel: string) => page.links.filter(link => link.rel === rel).map(link => link.to)
      const icons = [...of('icon'), ...of('apple-touch-icon')]
      return [
        ...(icons.length === 3 ? [] : [`${page.address}: ${icons.length} icons`]),
        ...icons.filter(to => !files.has(to)).map(to => `${page.address}: ${to} is not there`),
        ...(of('manifest').join() === `/manifest/${page.lang}.webmanifest`
          ? []
          : [`${page.address}: manifest ${of('manifest')}`]),
      ]
    })
    none(faults, 'src/features/shell/Head.astro')
  })

  it('the icons are what their names say', () => {
    expect(textOf('/favicon.svg')).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
    expect([...Buffer.from(textOf('/favicon.ico'), 'utf8').subarray(0, 4)]).toEqual([0, 0, 1, 0])
    expect(pngSize('/apple-touch-icon.png')).toEqual({ width: 180, height: 180 })
  })

  it('the list of hashed assets is that of this build', () => {
    expect(parseList(textOf(listPath))).toEqual([releaseOf(dist)])
  })
})
