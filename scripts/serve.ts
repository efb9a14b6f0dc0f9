import { utimesSync } from 'node:fs'
import { readSettings } from '#config/settings.ts'
import { createOrigin } from './origin/create.ts'
import { precompress } from './origin/static/compress.ts'

/** Serves an existing dist/ as it will be on its host: node scripts/serve.ts. PORT and HOST choose where. */
const where = {
  dist: process.env['DIST'] ?? 'dist',
  rules: process.env['HOST_RULES'] ?? 'host/origin.json',
  compressed: process.env['COMPRESSED'] ?? '.data/compressed',
}
const port = Number(process.env['PORT'] || 4321)

try {
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT: "${process.env['PORT']}" is no port; set a number such as 4321`)
  const origin = await createOrigin({
    ...where,
    settings: readSettings(),
    database: process.env['DATABASE'] || '.data/origin.sqlite',
    port,
    hostname: process.env['HOST'] || undefined,
    bodyTimeoutMs: Number(process.env['BODY_TIMEOUT_MS']) || undefined,
  })
  console.log(`Tidepool is at ${origin.url}/ (stop: Ctrl+C)`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void origin.close().then(() => process.exit(0)))
  // Nobody waits for brotli: pages answer as they are until their twins are made, then the build is read anew.
  const { files, made, ms } = await precompress(where.dist, where.compressed, console.log)
  if (made) {
    console.log(`compressed ${made} of ${files} text files in ${(ms / 1000).toFixed(1)} s`)
    utimesSync(where.rules, new Date(), new Date())
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
