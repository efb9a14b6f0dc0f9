import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { listPath, parseList, releaseOf } from '../../../scripts/deploy/asset-list.ts'
import { hostNames } from '../../../scripts/deploy/place.ts'
import { chunk, holds, type Machine, machine, removePristine } from './fixture.ts'

const machines: Machine[] = []
let here: Machine
beforeEach(() => {
  here = machine()
  machines.push(here)
})
afterAll(() => {
  for (const one of machines) one.remove()
  removePristine()
})
const site = (host = 'nginx') => join(here.out, host, 'site')

async function release(name: string) {
  here.build(name)
  return here.prepare()
}

describe('a prepared release', () => {
  it('is the whole site for each host, with the rules that must lie in it', async () => {
    const { folders } = await release('one')
    expect(folders).toEqual(hostNames.map(site))
    for (const host of hostNames) {
      expect(readFileSync(join(site(host), 'en/index.html'), 'utf8'), host).toContain('<h1>')
      expect(holds(site(host), 'one'), host).toBe(true)
    }
    for (const host of ['netlify', 'cloudflare'])
      for (const name of ['_redirects', '_headers'])
        expect(readFileSync(join(site(host), name))).toEqual(readFileSync(join(here.out, host, name)))
    expect(existsSync(join(site('vercel'), 'vercel.json'))).toBe(true)
    const { assets } = JSON.parse(readFileSync(join(here.out, 'cloudflare/wrangler.json'), 'utf8'))
    expect(existsSync(join(here.out, 'cloudflare', assets.directory, 'en/index.html'))).toBe(true)
    for (const host of ['nginx', 'caddy', 'apache'])
      expect(existsSync(join(site(host), '_headers')), host).toBe(false)
  })

  it('leaves dist as it was built', async () => {
    here.build('one')
    await here.prepare()
    here.build('two')
    const before = readFileSync(join(here.dist, listPath), 'utf8')
    await here.prepare()
    expect(readFileSync(join(here.dist, listPath), 'utf8')).toBe(before)
    expect(parseList(before).map(({ id }) => id)).toEqual([releaseOf(here.dist).id])
    expect(existsSync(join(here.dist, chunk('one')))).toBe(false)
  })

  it('holds the assets of three releases, and not of the fourth', async () => {
    await release('one')
    await release('two')
    expect((await release('three')).releases).toHaveLength(3)
    for (const host of hostNames)
      for (const name of ['one', 'two', 'three'])
        expect(holds(site(host), name), `${host} ${name}`).toBe(true)
    await release('four')
    for (const host of hostNames) {
      expect(existsSync(join(site(host), chunk('one'))), host).toBe(false)
      for (const name of ['two', 'three', 'four'])
        expect(holds(site(host), name), `${host} ${name}`).toBe(true)
    }
    expect(readdirSync(here.kept)).toHaveLength(4)
  })

  it('lists what it holds, each with its hash', async () => {
    await release('one')
    const { releases } = await release('two')
    const list = parseList(readFileSync(join(site(), listPath), 'utf8'))
    expect(list.map(({ id }) => id)).toEqual(releases)
    expect(list[0]).toEqual(releaseOf(here.dist))
    expect(list[1]!.files.map(({ path }) => path)).toEqual([chunk('one'), '/fonts/tide-latin.91741c31.woff2'])
  })

  it('that is prepared again pushes nobody out', async () => {
    await release('one')
    await release('two')
    for (let i = 0; i < 5; i++) await release('three')
    expect(holds(site(), 'one')).toBe(true)
  })

  it('says aloud that there are no earlier assets', async () => {
    const { warnings } = await release('one')
    expect(warnings.join()).toMatch(/none found .*tidepool\.example is made up and was not asked/)
    expect((await release('two')).warnings).toEqual([])
  })

  it('is for the hosts that were asked for', async () => {
    here.build('one')
    await here.prepare({ hosts: ['caddy'] })
    expect(existsSync(site('caddy'))).toBe(true)
    expect(existsSync(site('netlify'))).toBe(false)
  })

  it('passes on no kept file that has changed since', async () => {
    await release('one')
    const [id] = readdirSync(here.kept).filter(name => name !== 'assets.json')
    writeFileSync(join(here.kept, id!, chunk('one')), 'alert(1)')
    const { warnings } = await release('two')
    expect(existsSync(join(site(), chunk('one')))).toBe(false)
    expect(warnings.join()).toContain(`${chunk('one')}: not kept here as it was released`)
  })

  it('goes out where the list of kept assets is broken, which is said', async () => {
    await release('one')
    writeFileSync(join(here.kept, 'assets.json'), '{"releases":[{"id":"../../etc"}]}')
    const { warnings } = await release('two')
    expect(warnings.join()).toMatch(/kept\/assets\.json: releases\.0/)
    expect(holds(site(), 'two')).toBe(true)
    expect((await release('three')).warnings).toEqual([])
  })

  it('is refused without a build, and with rules of another one', async () => {
    await expect(here.prepare()).rejects.toThrow(/holds no finished build; run npm run build first/)
    here.build('one')
    const page = join(here.dist, 'en/index.html')
    writeFileSync(page, `${readFileSync(page, 'utf8')}<script>let other</script>`)
    await expect(here.prepare()).rejects.toThrow(/not of one build.*run npm run build again/)
    rmSync(here.out, { recursive: true })
    await expect(here.prepare()).rejects.toThrow(/origin\.json is not there; run npm run build first/)
  })
})
