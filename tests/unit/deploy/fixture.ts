import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { writeHostRules } from '#host/write.ts'
import { publishAssets, sha256 } from '../../../scripts/deploy/asset-list.ts'
import { type Order, prepare } from '../../../scripts/deploy/prepare.ts'
import { folderOfItsOwn } from '../../host/engines/process.ts'
import { makeFixture } from '../../host/fixture.ts'
import { withEnv } from '../host/site.ts'

/** One machine that builds and prepares: its dist, its rules, what it kept. */
export interface Machine extends Order {
  /** a new build whose one chunk has this name in it; the font stays */
  build: (name: string) => void
  prepare: (more?: Partial<Order>) => ReturnType<typeof prepare>
  remove: () => void
}

/** The real rules of a whole site; then only the pages stay that hold its inline scripts and styles. */
const pristine = makeFixture()
const rules = folderOfItsOwn('rules')
const plain = withEnv({ ORIGIN: 'none' })
writeHostRules({ dist: pristine, out: rules, settings: plain })
for (const name of readdirSync(pristine))
  if (!['index.html', 'en', 'fonts'].includes(name)) rmSync(join(pristine, name), { recursive: true })
for (const name of readdirSync(join(pristine, 'en')))
  if (name !== 'index.html') rmSync(join(pristine, 'en', name), { recursive: true })

export function removePristine() {
  for (const folder of [pristine, rules]) rmSync(folder, { recursive: true, force: true })
}

export const chunk = (name: string) => `/_astro/app.${name}.js`
export const source = (name: string) => `export const release = '${name}'\n`

export function machine(siteUrl = 'https://tidepool.example'): Machine {
  const folder = folderOfItsOwn('deploy')
  const settings = withEnv({ SITE_URL: siteUrl, ORIGIN: 'none' })
  const order = {
    dist: join(folder, 'dist'),
    out: join(folder, 'host'),
    kept: join(folder, 'kept'),
    settings,
  }
  return {
    ...order,
    build(name) {
      rmSync(order.dist, { recursive: true, force: true })
      cpSync(pristine, order.dist, { recursive: true })
      mkdirSync(join(order.dist, '_astro'))
      writeFileSync(join(order.dist, chunk(name)), source(name))
      publishAssets(order.dist)
      rmSync(order.out, { recursive: true, force: true })
      cpSync(rules, order.out, { recursive: true })
    },
    prepare: more => prepare({ ...order, ...more }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** A live site that serves a folder, and what a test puts in its place. */
export interface LiveStub {
  base: string
  asked: string[]
  folder: string
  instead: Map<string, (response: ServerResponse) => void>
  close: () => Promise<void>
}

export async function serveLive(): Promise<LiveStub> {
  const asked: string[] = []
  const instead: LiveStub['instead'] = new Map()
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const other = instead.get(path)
    if (other) return other(response)
    const file = join(stub.folder, path)
    if (stub.folder && existsSync(file)) return response.writeHead(200).end(readFileSync(file))
    response.writeHead(404, { 'content-type': 'text/html' }).end('<!doctype html>')
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const stub: LiveStub = {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    folder: '',
    instead,
    close: () => {
      server.closeAllConnections()
      return new Promise(done => server.close(() => done()))
    },
  }
  return stub
}

export const holds = (site: string, name: string): boolean =>
  existsSync(join(site, chunk(name))) &&
  sha256(readFileSync(join(site, chunk(name)))) === sha256(Buffer.from(source(name)))
