import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { precompress } from '../origin/static/compress.ts'
import { pageKinds } from '../page-kinds.ts'
import { floorOf } from './floor.ts'
import { benchLangs, kindNames } from './kinds.ts'

/** Where the floor of a page lies: the same host, the same process. */
export const floorPath = (path: string) => `/floor${path}`

/** The site and its floors, served by the real origin on a free port. */
export async function serveWithFloors(dist: string) {
  const copy = '.data/bench/dist'
  rmSync('.data/bench', { recursive: true, force: true })
  mkdirSync('.data/bench', { recursive: true })
  cpSync(dist, copy, { recursive: true })
  for (const lang of benchLangs)
    for (const path of kindNames.map(kind => pageKinds[kind])) {
      const html = readFileSync(join(dist, lang, path, 'index.html'), 'utf8')
      mkdirSync(join(copy, 'floor', lang, path), { recursive: true })
      writeFileSync(join(copy, 'floor', lang, path, 'index.html'), floorOf(html))
    }
  await precompress(copy, '.data/compressed')
  const server = spawn(process.execPath, ['scripts/serve.ts'], {
    env: { ...process.env, DIST: copy, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let told = ''
  for await (const chunk of server.stdout) {
    told += chunk
    const url = /http:\/\/\S+?(?=\/? )/.exec(told)?.[0]
    if (url)
      return {
        url: url.replace('127.0.0.1', 'localhost'),
        stop: async () => {
          server.kill()
          await once(server, 'exit')
        },
      }
  }
  throw new Error(`the origin did not start: ${told}`)
}
