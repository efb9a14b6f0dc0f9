import { precompress } from './origin/static/compress.ts'

/** Brotli-11 and gzip of every text file of dist/, by content: node scripts/precompress.ts [dist] [cache] */
const [dist = 'dist', cache = '.data/compressed'] = process.argv.slice(2)
const { files, made, ms } = await precompress(dist, cache, console.log)
console.log(`compressed ${made} of ${files} text files in ${(ms / 1000).toFixed(1)} s`)
