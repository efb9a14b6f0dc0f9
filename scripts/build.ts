import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, renameSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings } from '#config/settings.ts'
import { writeHostRules } from '#host/write.ts'
import { writeReport } from '#sources/build/report.ts'
import { shortenFirstPaint } from './build/first-paint.ts'
import { writeSitemaps } from './build/sitemap.ts'
import { publishAssets } from './deploy/asset-list.ts'
import { emitCloudflareOrigin } from './origin/cloudflare/emit.ts'

/** dist/ and host/: Astro renders, then the pieces that only a finished dist can give. */
const dist = process.env['DIST'] ?? 'dist'
const out = process.env['HOST_OUT'] ?? 'host'
const settings = readSettings()

const astro = spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', dist], {
  stdio: ['ignore', process.env['VERBOSE'] ? 'inherit' : 'pipe', 'inherit'],
  encoding: 'utf8',
})
if (astro.status !== 0) {
  if (astro.stdout) console.error(astro.stdout.split('\n').slice(-40).join('\n'))
  console.error('The pages could not be built; the lines above say which one and why.')
  process.exit(astro.status ?? 1)
}
console.log(astro.stdout?.match(/.*page\(s\) built.*/)?.[0] ?? 'built')

/** Astro writes 404 pages as folders; hosts look for a file. */
for (const name of readdirSync(dist)) {
  const folder = join(dist, name, '404')
  if (!existsSync(join(folder, 'index.html'))) continue
  renameSync(join(folder, 'index.html'), join(dist, name, '404.html'))
  rmdirSync(folder)
}

console.log(`style: ${shortenFirstPaint(dist)} sheets, one a page`)
await writeReport(dist)
publishAssets(dist)
const pages = writeSitemaps(dist, settings.SITE_URL)
console.log(`sitemap: ${pages} indexable pages`)

const { csp } = writeHostRules({ dist, out, settings })
if (settings.ORIGIN === 'own') emitCloudflareOrigin({ out, settings, csp })
console.log(`rules for each host are in ${out}/`)
