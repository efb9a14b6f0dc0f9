import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { folderOfItsOwn, freePort, installed, serve } from './process.ts'
import type { EngineKind } from './types.ts'

export const caddy: EngineKind = {
  name: 'caddy',
  missing: () => (installed('caddy') ? undefined : 'Caddy is not installed (apt-get install caddy)'),
  async start({ dist, host }) {
    const folder = folderOfItsOwn()
    const port = await freePort()
    const quiet = '{\n\tadmin off\n\tauto_https off\n}\n'
    return serve(folder, {
      port,
      command: 'caddy',
      args: ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'],
      files: { Caddyfile: quiet + readFileSync(join(host, 'caddy/Caddyfile'), 'utf8') },
      env: { SITE_ADDRESS: `http://127.0.0.1:${port}`, SITE_ROOT: dist, XDG_DATA_HOME: folder, HOME: folder },
    })
  },
}
