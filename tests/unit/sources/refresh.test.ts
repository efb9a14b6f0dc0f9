import { execFileSync, spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answersOf, world } from '../../fixtures/stub-data.ts'
import { type Stub, startStub } from '../../fixtures/stub-host.ts'

let folder: string
let stub: Stub
const at = world(25)
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'refresh-'))
  git(folder, 'init', '--quiet', '--bare', 'origin.git')
  stub = await startStub(answersOf(at))
})
afterAll(async () => {
  await stub.close()
  rmSync(folder, { recursive: true })
})

const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' })

/** What a scheduled run finds: the code, and origin's branch. No .data. */
function freshClone(name: string): string {
  const clone = join(folder, name)
  mkdirSync(clone)
  for (const path of ['src', 'scripts', 'package.json']) cpSync(path, join(clone, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(clone, 'node_modules'))
  git(clone, 'init', '--quiet')
  git(clone, 'remote', 'add', 'origin', join(folder, 'origin.git'))
  return clone
}

interface Ran {
  code: number | null
  out: string
  changed: string
}

function run(clone: string, script: string, ...args: string[]): Promise<Ran> {
  const output = join(clone, 'output')
  writeFileSync(output, '')
  const env = {
    ...process.env,
    CONTENT_HOST: stub.base,
    API_HOST: stub.base,
    RELEASE: '',
    GITHUB_OUTPUT: output,
  }
  const child = spawn(process.execPath, [script, ...args], { cwd: clone, env })
  let out = ''
  child.stdout.on('data', chunk => {
    out += chunk
  })
  child.stderr.on('data', chunk => {
    out += chunk
  })
  return new Promise(done =>
    child.on('close', code => done({ code, out, changed: readFileSync(output, 'utf8').trim() })),
  )
}

describe('the scheduled refresh', () => {
  it('starts from nothing, keeps what it got on the branch', async () => {
    const clone = freshClone('first')
    expect((await run(clone, 'scripts/snapshot.ts', 'restore')).out).toContain('no branch snapshot yet')
    const first = await run(clone, 'scripts/refresh.ts')
    expect(first.out).toContain('news ko: 25 new')
    expect(first.changed).toBe('changed=true')
    expect((await run(clone, 'scripts/snapshot.ts', 'save')).code).toBe(0)
    expect(git(join(folder, 'origin.git'), 'ls-tree', '-r', '--name-only', 'snapshot')).toContain(
      'news.ko.json',
    )
  }, 30_000)

  it('of an unchanged host: nothing to build', async () => {
    const clone = freshClone('second')
    await run(clone, 'scripts/snapshot.ts', 'restore')
    const second = await run(clone, 'scripts/refresh.ts')
    expect(second.out).toContain('no news from the hosts')
    expect(second.changed).toBe('changed=false')
  }, 30_000)

  it('prints what is changed, gone and refused', async () => {
    const earlier = at.news
    at.news = api =>
      earlier(api)
        .filter(row => row['id'] !== 'n1')
        .map(row =>
          row['id'] === 'n2' ? { ...row, title: 'New' } : row['id'] === 'n3' ? { ...row, id: '../' } : row,
        )
    const clone = freshClone('third')
    await run(clone, 'scripts/snapshot.ts', 'restore')
    const third = await run(clone, 'scripts/refresh.ts')
    at.news = earlier
    expect(third.out).toContain('news ko: 1 changed, 2 gone, 1 refused (1 × id: bad id)')
    expect(third.changed).toBe('changed=true')
  }, 30_000)

  it('of a dead host, from a fresh clone: the last good answers stay, and stay kept', async () => {
    await stub.close()
    const clone = freshClone('fourth')
    await run(clone, 'scripts/snapshot.ts', 'restore')
    const dead = await run(clone, 'scripts/refresh.ts')
    expect(dead.code).toBe(0)
    expect(dead.out).toContain('kept the last good answer')
    expect(dead.out).not.toContain('kept the sample')
    expect(dead.changed).toBe('changed=false')
    await run(clone, 'scripts/snapshot.ts', 'save')
    const kept = git(join(folder, 'origin.git'), 'ls-tree', '-r', '--name-only', 'snapshot')
    expect(kept.trim().split('\n')).toHaveLength(73)
    expect(git(join(folder, 'origin.git'), 'rev-list', '--count', 'snapshot').trim()).toBe('1')
    expect(existsSync(join(clone, '.git/index'))).toBe(false)
  }, 30_000)

  it('refuses an unknown --accept with the list of what there is', async () => {
    const ran = await run(join(folder, 'first'), 'scripts/refresh.ts', '--accept', 'dapp')
    expect(ran.code).toBe(2)
    expect(ran.out).toContain('give one of news, dapps')
  })
})
