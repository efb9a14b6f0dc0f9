import { corpName } from '../headers.ts'
import { commonHeaders, generated, indent, lines } from './common.ts'
import { originAddress, proxiedFolders, siteName } from './proxied.ts'
import type { HostInput } from './types.ts'

/** The server block to start from: names and folders are the owner's, the rest is included. */
export function nginxSite(input: HostInput): Record<string, string> {
  const name = siteName(input.settings)
  const folders = proxiedFolders(input.settings)
  return {
    'site.conf': lines(
      `# ${generated} Copy this one, and set names, folders and certificate.`,
      'include /etc/nginx/tidepool/maps.conf;',
      'server {',
      '  listen 80;',
      `  server_name ${name};`,
      '  return 301 https://$host$request_uri;',
      '}',
      'server {',
      '  listen 443 ssl http2;',
      `  server_name ${name};`,
      `  ssl_certificate /etc/ssl/${name}.crt;`,
      `  ssl_certificate_key /etc/ssl/${name}.key;`,
      '  root /var/www/tidepool;',
      '  include /etc/nginx/tidepool/rules.conf;',
      folders.length > 0 ? ['  include /etc/nginx/tidepool/origin.conf;'] : [],
      '}',
    ),
    ...(folders.length > 0 && {
      'origin.conf': lines(
        `# ${generated}`,
        folders.flatMap(folder => proxy(folder, input)),
      ),
    }),
  }
}

/** The server's own headers go out; the origin's twins would double them. */
const proxy = (folder: string, { csp }: HostInput): string[] => [
  `location ^~ ${folder} {`,
  ...indent('  ', [
    `proxy_pass http://${originAddress};`,
    'proxy_http_version 1.1;',
    'proxy_set_header Host $host;',
    'proxy_set_header X-Forwarded-For $remote_addr;',
    'proxy_set_header X-Forwarded-Proto $scheme;',
    'client_max_body_size 7m;',
    ...[...commonHeaders(csp).map(([name]) => name), corpName, 'Cache-Control'].map(
      name => `proxy_hide_header ${name};`,
    ),
  ]),
  '}',
]
