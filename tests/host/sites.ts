import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { apacheModules } from './engines/apache.ts'
import { folderOfItsOwn, freePort, serve } from './engines/process.ts'
import type { Engine } from './engines/types.ts'

/** A server set up from the emitted site file as docs/deploy.md says, with ports, folders and certificate of the test. */
export interface Secure extends Engine {
  http: number
  https: number
}

interface Given {
  dist: string
  host: string
}
const root = process.getuid?.() === 0

/** Only what docs/deploy.md tells the owner to set is set: names, folders, certificate. */
async function prepare(kind: 'nginx' | 'apache', { dist, host }: Given) {
  const folder = folderOfItsOwn('site')
  const [http, https] = [await freePort(), await freePort()]
  const rules = join(folder, 'tidepool')
  cpSync(join(host, kind), rules, { recursive: true })
  certificate(folder)
  const site = readFileSync(join(rules, 'site.conf'), 'utf8')
    .replaceAll(`/etc/${kind === 'nginx' ? 'nginx' : 'apache2'}/tidepool`, rules)
    .replaceAll('/var/www/tidepool', dist)
    .replaceAll(/\/etc\/ssl\/[\w.]+\.(crt|key)/g, join(folder, 'site.$1'))
    .replaceAll('tidepool.example', 'localhost')
    .replace('https://$host$request_uri', `https://$host:${https}$request_uri`)
    .replace('https://localhost/', `https://localhost:${https}/`)
    .replace(/listen 80;/, `listen 127.0.0.1:${http};`)
    .replace(/listen 443/, `listen 127.0.0.1:${https}`)
    .replace('*:80', `127.0.0.1:${http}`)
    .replace('*:443', `127.0.0.1:${https}`)
  writeFileSync(join(folder, 'site.conf'), site)
  return { folder, http, https }
}

const certificate = (folder: string): void => {
  const into = ['-keyout', join(folder, 'site.key'), '-out', join(folder, 'site.crt')]
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...names, ...into],
    {
      stdio: 'ignore',
    },
  )
}

export async function nginxSite(given: Given): Promise<Secure> {
  const { folder, http, https } = await prepare('nginx', given)
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    name => `${name}_temp_path ${folder}/${name};`,
  )
  const config = [
    'daemon off;',
    root ? 'user root;' : '',
    `pid ${folder}/pid;`,
    'error_log stderr;',
    'events {}',
    'http {',
    'access_log off;',
    'include /etc/nginx/mime.types;',
    ...temp,
    `include ${folder}/site.conf;`,
    '}',
  ].join('\n')
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr']
  const engine = await serve(folder, { port: http, command: 'nginx', args, files: { 'nginx.conf': config } })
  return { ...engine, http, https }
}

export async function apacheSite(given: Given): Promise<Secure> {
  const { folder, http, https } = await prepare('apache', given)
  const config = [
    `ServerRoot ${folder}`,
    ...[...apacheModules, 'ssl', 'socache_shmcb'].map(
      name => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
    ),
    `Listen 127.0.0.1:${http}`,
    `Listen 127.0.0.1:${https}`,
    `PidFile ${folder}/pid`,
    'ServerName localhost',
    `ErrorLog ${folder}/server.log`,
    ...(root ? ['User www-data', 'Group www-data'] : []),
    'TypesConfig /etc/mime.types',
    `Include ${folder}/site.conf`,
    '',
  ].join('\n')
  const args = ['-X', '-f', join(folder, 'apache.conf')]
  const engine = await serve(folder, {
    port: http,
    command: 'apache2',
    args,
    files: { 'apache.conf': config },
  })
  return { ...engine, http, https }
}

export async function caddySite({ dist, host }: Given): Promise<Secure> {
  const folder = folderOfItsOwn('site')
  const [http, https] = [await freePort(), await freePort()]
  mkdirSync(join(folder, 'data'))
  const ports = `{\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n\tskip_install_trust\n}\n`
  const engine = await serve(folder, {
    port: http,
    command: 'caddy',
    args: ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'],
    files: { Caddyfile: ports + readFileSync(join(host, 'caddy/Caddyfile'), 'utf8') },
    env: { SITE_ADDRESS: 'localhost', SITE_ROOT: dist, XDG_DATA_HOME: join(folder, 'data'), HOME: folder },
  })
  return { ...engine, http, https }
}
