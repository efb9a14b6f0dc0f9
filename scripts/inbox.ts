import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readSettings } from '#config/settings.ts'
import { type Status, statuses } from '#sources/submissions/kinds.ts'
import { addBundle } from './inbox/bundle.ts'
import { decide, type Inbox, need } from './inbox/decide.ts'
import { openStore } from './inbox/open.ts'
import { openPage } from './inbox/page/server.ts'
import { exportAll, showList, showOne } from './inbox/show.ts'
import { readRandom128 } from './origin/store/random.ts'
import { clean, forget } from './origin/store/retention.ts'
import { historyOf, readStoredFile } from './origin/store/review.ts'

const usage = `npm run inbox                                     what came in
npm run inbox -- --json                           everything as JSON, with each subscriber's unsubscribe link
npm run inbox -- page                             the same in a browser on this machine only
npm run inbox -- show <receipt>                   one submission
npm run inbox -- files <receipt> <folder>         its files
npm run inbox -- review <receipt> <status> [why]  status: ${statuses.join(', ')}
npm run inbox -- add <zip>                        take in a bundle
npm run inbox -- forget <e-mail>                  erase everything from that address
npm run inbox -- clean                            delete what is older than it may be
with --database <file> or --d1 <wrangler config> for another store`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean' },
    help: { type: 'boolean' },
    database: { type: 'string', default: process.env['DATABASE'] || '.data/origin.sqlite' },
    d1: { type: 'string' },
    root: { type: 'string', default: process.cwd() },
  },
})

async function run(inbox: Inbox, siteUrl: string): Promise<string> {
  const { db } = inbox
  const [command, first = '', ...rest] = positionals
  switch (command) {
    case undefined:
      return values.json ? JSON.stringify(await exportAll(db, siteUrl), null, 2) : showList(db)
    case 'show':
      return showOne(db, receipt(first))
    case 'files':
      return saveFiles(inbox, receipt(first), rest[0] ?? '.')
    case 'review':
      return (
        await decide(inbox, {
          receipt: receipt(first),
          status: status(rest[0]),
          reason: rest.slice(1).join(' '),
        })
      ).join('\n')
    case 'add':
      return addBundle(inbox, first)
    case 'forget': {
      const { subscriptions, submissions } = await forget(db, first)
      return `erased: ${subscriptions} subscription, ${submissions} submissions with their files`
    }
    case 'clean':
      await clean(db, inbox.now())
      return 'deleted what is older than it may be'
    case 'page':
      return openPage(inbox)
    default:
      throw new Error(`"${command}" is unknown.\n${usage}`)
  }
}

function receipt(text: string): string {
  const found = readRandom128(text)
  if (!found) throw new Error(`"${text}" is no receipt; it has 26 letters and digits`)
  return found
}

function status(text = ''): Status {
  const found = statuses.find(one => one === text)
  if (!found) throw new Error(`"${text}" is no status; choose ${statuses.join(', ')}`)
  return found
}

/** Names on disk are ours, not the submitter's. */
async function saveFiles({ db }: Inbox, receipt: string, folder: string): Promise<string> {
  const { version } = await need(db, receipt)
  const { files } = await historyOf(db, receipt)
  mkdirSync(folder, { recursive: true })
  const saved: string[] = []
  for (const { field, type } of files.filter(file => file.version === version)) {
    const file = await readStoredFile(db, receipt, version, field)
    if (!file) continue
    const path = join(folder, `${receipt}-${field}.${type.split('/')[1]}`)
    writeFileSync(path, file.bytes)
    saved.push(path)
  }
  return saved.join('\n') || 'it has no files'
}

try {
  if (values.help) console.log(usage)
  else {
    const settings = readSettings()
    const db = await openStore(values.database, values.d1)
    const inbox: Inbox = { db, root: values.root, statusFiles: settings.ORIGIN === 'none', now: Date.now }
    try {
      console.log(await run(inbox, settings.SITE_URL))
    } finally {
      await db.close()
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
