import { corpName } from '../headers.ts'
import { commonHeaders, generated, lines } from './common.ts'
import { originAddress, proxiedFolders, siteName } from './proxied.ts'
import type { HostInput } from './types.ts'

/** The virtual host to start from: names and folders are the owner's, the rest is included. */
export const apacheSite = (input: HostInput): Record<string, string> => ({
  'site.conf': site(input),
  ...(proxiedFolders(input.settings).length > 0 && { 'origin.conf': origin(input) }),
})

const site = ({ settings }: HostInput): string => {
  const name = siteName(settings)
  return lines(
    `# ${generated} Copy this one, and set names, folders and certificate.`,
    '# Needs: a2enmod rewrite headers ssl setenvif deflate proxy_http',
    'Define TIDEPOOL /etc/apache2/tidepool',
    'ServerTokens Prod',
    '<VirtualHost *:80>',
    `  ServerName ${name}`,
    `  Redirect permanent / https://${name}/`,
    '</VirtualHost>',
    '<VirtualHost *:443>',
    `  ServerName ${name}`,
    '  SSLEngine on',
    `  SSLCertificateFile /etc/ssl/${name}.crt`,
    `  SSLCertificateKeyFile /etc/ssl/${name}.key`,
    '  DocumentRoot /var/www/tidepool',
    '  <Directory /var/www/tidepool>',
    '    Options -Indexes -MultiViews',
    '    AllowOverride None',
    '    Require all granted',
    '  </Directory>',
    '  Include ${TIDEPOOL}/rules.conf',
    proxiedFolders(settings).length > 0 ? ['  Include ${TIDEPOOL}/origin.conf'] : [],
    '</VirtualHost>',
  )
}

/** The origin sends the same headers; each goes out once, and how long to keep an answer is the origin's word. */
const origin = ({ csp, settings }: HostInput): string =>
  lines(
    `# ${generated}`,
    proxiedFolders(settings).flatMap(folder => [
      `<Location "${folder}">`,
      `  ProxyPass http://${originAddress}${folder}`,
      ...[corpName, ...commonHeaders(csp).map(([name]) => name)].map(name => `  Header unset ${name}`),
      '  Header always unset Cache-Control',
      '</Location>',
    ]),
  )
