import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createOrigin } from '../../../scripts/origin/create.ts'
import { precompress } from '../../../scripts/origin/static/compress.ts'
import { folderOfItsOwn, overHttp } from './process.ts'
import type { EngineKind } from './types.ts'

/** What npm start and npm run serve answer with. */
export const origin: EngineKind = {
  name: 'origin',
  missing: () => undefined,
  async start({ dist, host, settings }) {
    const folder = folderOfItsOwn('origin')
    const compressed = join(folder, 'compressed')
    await precompress(dist, compressed)
    const listening = await createOrigin({
      dist,
      rules: join(host, 'origin.json'),
      compressed,
      settings,
      database: join(folder, 'origin.sqlite'),
      port: 0,
      hostname: '127.0.0.1',
    })
    const { port } = listening
    return {
      port,
      ask: asked => overHttp(port, asked),
      async stop() {
        await listening.close(0)
        rmSync(folder, { recursive: true, force: true })
      },
    }
  },
}
