import { readSettings } from '#config/settings.ts'
import { type HostName, hostNames } from './deploy/place.ts'
import { prepare } from './deploy/prepare.ts'

/** Fills host/<name>/ from a finished build: npm run deploy:prepare [-- nginx caddy …]; all six without a name. */
try {
  const asked = process.argv.slice(2)
  const strange = asked.find(name => !(hostNames as string[]).includes(name))
  if (strange) throw new Error(`${strange}: no host of that name; choose from ${hostNames.join(', ')}`)
  const { folders, releases, oldFiles, warnings } = await prepare({
    dist: process.env['DIST'] ?? 'dist',
    out: process.env['HOST_OUT'] ?? 'host',
    kept: process.env['ASSETS'] ?? '.data/assets',
    settings: readSettings(),
    ...(asked.length > 0 && { hosts: asked as HostName[] }),
  })
  for (const warning of warnings) console.warn(warning)
  const [own, ...before] = releases
  const more = before.length > 0 ? `, with ${oldFiles} assets that only ${before.join(' and ')} have` : ''
  console.log(`release ${own}${more}`)
  console.log(`ready: ${folders.join(', ')}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
