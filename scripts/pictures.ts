/** `npm run pictures`: draws what is new or older than its words or its design; `-- home- dapps/` draws the pictures
 * whose names hold one of these, in any case. The results are committed: a build never draws. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { committed } from '#config/pictures.ts'
import { dappPictures, type Picture, pagePictures } from './pictures/headlines.ts'
import { due, fileAt, stale, stampOf } from './pictures/stamps.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const folder = `${root}public/share`
const has = fileAt(folder)

const wantedPictures = async (): Promise<Picture[]> => [...pagePictures(), ...(await dappPictures(root))]

/** Pictures whose words have changed since they were drawn; empty when all is well. */
export const picturesUpToDate = async (): Promise<string[]> => stale(await wantedPictures(), committed, has)

async function drawPictures(only: readonly string[]): Promise<void> {
  const wanted = await wantedPictures()
  const list = only.length
    ? wanted.filter(({ name }) => only.some(part => name.includes(part)))
    : due(wanted, committed, has)
  const stamps: Record<string, string> = { ...committed }
  if (list.length) {
    // Here, so that the check needs no browser's package.
    const { openStudio } = await import('./pictures/draw.ts')
    const studio = await openStudio(root)
    try {
      for (const picture of list) {
        const file = `${folder}/${picture.name}.png`
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, await studio.draw(picture))
        stamps[picture.name] = stampOf(picture)
      }
    } finally {
      await studio.close()
      // Also after a failure: what is drawn is drawn.
      save(stamps, wanted)
    }
  } else save(stamps, wanted)
  console.log(`${list.length} pictures drawn, ${wanted.length - list.length} left as they are`)
}

/** Sorted, and without what nobody asks for any more. */
function save(stamps: Record<string, string>, wanted: readonly Picture[]): void {
  const names = new Set(wanted.map(({ name }) => name))
  const kept = Object.entries(stamps).filter(([name]) => names.has(name))
  const sorted = Object.fromEntries(kept.toSorted(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(`${root}src/config/pictures.json`, `${JSON.stringify(sorted, null, 2)}\n`)
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.png') && !names.has(file.slice(0, -4))) rmSync(`${folder}/${file}`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await drawPictures(process.argv.slice(2))
