import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { folderOfItsOwn, freePort, installed, serve } from './process.ts'
import type { EngineKind } from './types.ts'

/** The origin's part is there with ORIGIN=own only. */
const behind = (file: string): string => (existsSync(file) ? `include ${file};` : '')

export const nginx: EngineKind = {
  name: 'nginx',
  missing: () => (installed('nginx') ? undefined : 'nginx is not installed (apt-get install nginx-light)'),
  async start({ dist, host }) {
    const folder = folderOfItsOwn()
    const port = await freePort()
    const config = `
daemon off;
worker_processes 1;
user root;
pid ${folder}/pid;
error_log stderr warn;
events { worker_connections 64; }
http {
  access_log off;
  include /etc/nginx/mime.types;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${join(host, 'nginx/maps.conf')};
  server {
    listen 127.0.0.1:${port};
    root ${dist};
    include ${join(host, 'nginx/rules.conf')};
    ${behind(join(host, 'nginx/origin.conf'))}
  }
}
`
    const root = process.getuid?.() === 0
    const files = { 'nginx.conf': root ? config : config.replace('user root;\n', '') }
    return serve(folder, {
      port,
      command: 'nginx',
      args: ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'],
      files,
    })
  },
}
