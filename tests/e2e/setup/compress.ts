import { existsSync } from 'node:fs'
import { precompress } from '../../../scripts/origin/static/compress.ts'

/** The twins of a build are made once, before the first worker starts its origin. */
export default async function compress() {
  const dist = process.env['DIST'] ?? 'dist'
  if (!existsSync(dist)) throw new Error(`${dist} is not there; run npm run build first`)
  await precompress(dist, '.data/compressed')
}
