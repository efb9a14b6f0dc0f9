import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listPath, listText, type Release } from '../../../scripts/deploy/asset-list.ts'
import { type Misdeed, misdeeds } from '../../fixtures/misdeeds.ts'
import { folderOfItsOwn } from '../../host/engines/process.ts'
import { chunk, holds, type LiveStub, type Machine, machine, removePristine, serveLive } from './fixture.ts'

const published = folderOfItsOwn('published')
const patience = { callMs: 250, allMs: 2_000, maxBytes: 100_000 }
let live: LiveStub
let bare: Machine

/** What visitors have: release two, with the assets of one. */
beforeAll(async () => {
  live = await serveLive()
  live.folder = published
  const first = machine()
  for (const name of ['one', 'two']) {
    first.build(name)
    await first.prepare({ hosts: ['nginx'] })
  }
  cpSync(join(first.out, 'nginx/site'), published, { recursive: true })
  first.remove()
})
beforeEach(() => {
  bare = machine(live.base)
  bare.build('three')
})
afterEach(() => {
  bare.remove()
  live.instead.clear()
  live.asked.length = 0
})
afterAll(async () => {
  await live.close()
  rmSync(published, { recursive: true, force: true })
  removePristine()
})

const prepare = () => bare.prepare({ hosts: ['nginx'], patience })
const site = () => join(bare.out, 'nginx/site')
const send = (text: string) => (response: { end: (text: string) => unknown }) => void response.end(text)

describe('a bare machine', () => {
  it('has the old assets from the live site, by the list it publishes', async () => {
    const { releases, oldFiles, warnings } = await prepare()
    expect(warnings).toEqual([])
    expect(releases).toHaveLength(3)
    expect(oldFiles).toBe(2)
    for (const name of ['one', 'two', 'three']) expect(holds(site(), name), name).toBe(true)
  })

  it('asks for nothing that it has, and for nothing twice', async () => {
    await prepare()
    expect(live.asked).toEqual([listPath, chunk('two'), chunk('one')])
    live.asked.length = 0
    await prepare()
    expect(live.asked).toEqual([listPath])
  })

  it('follows the live site where its own memory is of other releases', async () => {
    for (const name of ['tried', 'tried-again', 'three']) {
      bare.build(name)
      await prepare()
    }
    for (const name of ['one', 'two', 'three']) expect(holds(site(), name), name).toBe(true)
    expect(existsSync(join(site(), chunk('tried')))).toBe(false)
  })

  it('says so where the live site has no list yet', async () => {
    live.instead.set(listPath, response => void response.writeHead(404).end())
    const { warnings } = await prepare()
    expect(warnings.join('\n')).toMatch(/the list of assets: answered 404[\s\S]*none found .* named none/)
  })
})

const all = Object.keys(misdeeds) as Misdeed[]

describe('a live site that misbehaves costs the old assets, never the release', () => {
  it.each(all)('with its list: %s', async how => {
    live.instead.set(listPath, misdeeds[how])
    const { releases, warnings } = await prepare()
    expect(releases).toHaveLength(1)
    expect(warnings.join()).toContain('the list of assets: ')
    expect(holds(site(), 'three')).toBe(true)
  })

  it.each(all)('with one file: %s', async how => {
    live.instead.set(chunk('two'), misdeeds[how])
    const { warnings } = await prepare()
    expect(warnings.join()).toContain(`${chunk('two')}: `)
    expect(existsSync(join(site(), chunk('two')))).toBe(false)
    expect(holds(site(), 'one')).toBe(true)
    expect(holds(site(), 'three')).toBe(true)
  })

  it('with another file under the name', async () => {
    live.instead.set(chunk('two'), send('alert(document.cookie)'))
    expect((await prepare()).warnings.join()).toContain('its hash differs')
    expect(existsSync(join(site(), chunk('two')))).toBe(false)
  })

  it('with a page for a script, whatever its hash', async () => {
    live.instead.set(chunk('one'), misdeeds.html)
    expect((await prepare()).warnings.join()).toContain('sent a page')
  })

  it('by hanging with everything: it is asked twice, then left', async () => {
    const many: Release = {
      id: '0123456789ab',
      files: Array.from({ length: 50 }, (_, i) => ({ path: `/_astro/${i}.js`, sha256: '0'.repeat(64) })),
    }
    live.instead.set(listPath, send(listText([many])))
    for (const { path } of many.files) live.instead.set(path, misdeeds.hang)
    const { warnings } = await prepare()
    expect(live.asked.filter(path => path !== listPath)).toHaveLength(2)
    expect(warnings.join('\n')).toMatch(
      /no answer within 250 ms[\s\S]*the host is too slow[\s\S]*and 45 more/,
    )
  })

  it.each([
    '/_astro/../../../../etc/passwd',
    '/_astro/..%2f..%2fx.js',
    '/en/index.html',
    '/_astro/.htaccess',
    '//evil.example/_astro/x.js',
    'https://evil.example/_astro/x.js',
    '/_astro/\\..\\x.js',
  ])('by naming %s as an asset', async path => {
    live.instead.set(
      listPath,
      send(listText([{ id: '0123456789ab', files: [{ path, sha256: '0'.repeat(64) }] }])),
    )
    expect((await prepare()).warnings.join()).toContain('no hashed asset of ours')
    expect(live.asked).toEqual([listPath])
  })
})
