/**
 * `.data/snapshot/` between scheduled runs: the branch `snapshot` holds one commit with the last good answers.
 * `node scripts/snapshot.ts restore` before a refresh, `… save` after it.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const folder = resolve('.data/snapshot')
const branch = 'snapshot'
const index = join(tmpdir(), `snapshot-index-${process.pid}`)

const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', env: { ...process.env, GIT_INDEX_FILE: index } }).trim()

function restore(): void {
  if (!git('ls-remote', 'origin', `refs/heads/${branch}`)) {
    console.log(`snapshot: origin has no branch ${branch} yet; the first save makes it`)
    return
  }
  git('fetch', '--quiet', '--depth=1', 'origin', branch)
  mkdirSync(folder, { recursive: true })
  git('read-tree', 'FETCH_HEAD')
  git('--work-tree', folder, 'checkout-index', '--all', '--force')
  console.log(`snapshot: restored ${git('ls-files').split('\n').length} files`)
}

/** One commit without a past: the answers of yesterday are of no use, and the branch never grows. */
function save(): void {
  if (!existsSync(folder)) {
    console.log('snapshot: nothing to keep')
    return
  }
  git('read-tree', '--empty')
  git('--work-tree', folder, 'add', '--all', '--force', '.')
  const tree = git('write-tree')
  const author = ['-c', 'user.name=refresh', '-c', 'user.email=refresh@localhost']
  const commit = git(...author, 'commit-tree', tree, '-m', 'Last good answers of the hosts')
  git('push', '--quiet', '--force', 'origin', `${commit}:refs/heads/${branch}`)
  console.log(`snapshot: saved ${git('ls-files').split('\n').length} files`)
}

const [command = ''] = process.argv.slice(2)
const run = { restore, save }[command]
if (!run) {
  console.error(`snapshot: "${command}" is unknown; say restore or save`)
  process.exit(2)
}
try {
  run()
} finally {
  rmSync(index, { force: true })
}
