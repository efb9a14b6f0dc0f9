import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { folderOfItsOwn, freePort, installed, serve } from './process.ts'
import type { EngineKind } from './types.ts'

export const apacheModules = [
  'mpm_event',
  'authz_core',
  'dir',
  'mime',
  'alias',
  'rewrite',
  'headers',
  'setenvif',
  'filter',
  'deflate',
  'proxy',
  'proxy_http',
]

export const apache: EngineKind = {
  name: 'apache',
  missing: () => (installed('apache2') ? undefined : 'Apache is not installed (apt-get install apache2)'),
  async start({ dist, host }) {
    const folder = folderOfItsOwn()
    const port = await freePort()
    const root = process.getuid?.() === 0
    const config = [
      `ServerRoot ${folder}`,
      ...apacheModules.map(name => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
      `Listen 127.0.0.1:${port}`,
      `PidFile ${folder}/pid`,
      'ServerName 127.0.0.1',
      `ErrorLog ${folder}/server.log`,
      ...(root ? ['User www-data', 'Group www-data'] : []),
      'TypesConfig /etc/mime.types',
      'ServerTokens Prod',
      `Define TIDEPOOL ${join(host, 'apache')}`,
      `DocumentRoot ${dist}`,
      `<Directory ${dist}>`,
      '  Options -Indexes -MultiViews',
      '  AllowOverride None',
      '  Require all granted',
      '</Directory>',
      `Include ${join(host, 'apache/rules.conf')}`,
      ...(existsSync(join(host, 'apache/origin.conf'))
        ? [`Include ${join(host, 'apache/origin.conf')}`]
        : []),
      '',
    ].join('\n')
    return serve(folder, {
      port,
      command: 'apache2',
      args: ['-X', '-f', join(folder, 'apache.conf')],
      files: { 'apache.conf': config },
    })
  },
}
