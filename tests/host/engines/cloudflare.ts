import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { folderOfItsOwn, overHttp } from './process.ts'
import type { EngineKind } from './types.ts'

/** Cloudflare's own static-asset code, run by wrangler over a copy of dist with the two files in it. */
export const cloudflare: EngineKind = {
  name: 'cloudflare',
  missing: () => (existsSync('node_modules/wrangler') ? undefined : 'wrangler is not installed (npm ci)'),
  async start({ dist, host }) {
    Object.assign(process.env, {
      WRANGLER_SEND_METRICS: 'false',
      WRANGLER_LOG: 'error',
      CI: process.env['CI'] ?? '',
    })
    const folder = folderOfItsOwn()
    const assets = join(folder, 'dist')
    cpSync(dist, assets, { recursive: true })
    for (const name of ['_redirects', '_headers']) cpSync(join(host, 'cloudflare', name), join(assets, name))
    cpSync(join(host, 'cloudflare/worker.js'), join(folder, 'worker.js'))
    const config = JSON.parse(readFileSync(join(host, 'cloudflare/wrangler.json'), 'utf8'))
    config.assets.directory = assets
    writeFileSync(join(folder, 'wrangler.json'), JSON.stringify(config))
    const { unstable_startWorker } = await import('wrangler')
    const worker = await unstable_startWorker({
      config: join(folder, 'wrangler.json'),
      dev: { server: { hostname: '127.0.0.1', port: 0 }, inspector: false, logLevel: 'error', watch: false },
    })
    await worker.ready
    const { port } = await worker.url
    return {
      port: Number(port),
      ask: asked => overHttp(Number(port), asked),
      async stop() {
        await worker.dispose()
        rmSync(folder, { recursive: true, force: true })
      },
    }
  },
}
