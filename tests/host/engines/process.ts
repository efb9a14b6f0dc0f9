import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ask } from '../ask.ts'
import type { Answered, Asked, Engine } from './types.ts'

export const installed = (command: string): boolean =>
  spawnSync('sh', ['-c', `command -v ${command}`], { env: withSbin }).status === 0

/** Web servers live in sbin, which isn't on everybody's path. */
const withSbin = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin:/sbin` }

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (!address || typeof address === 'string') throw new Error('no free port on 127.0.0.1')
  return address.port
}

interface Server {
  port: number
  command: string
  args: string[]
  /** files to write into a folder of its own, by name */
  files: Record<string, string>
  env?: Record<string, string>
}

/** Readable by a server that gives up its root rights. */
export function folderOfItsOwn(kind = 'host'): string {
  const folder = mkdtempSync(join(tmpdir(), `tidepool-${kind}-`))
  chmodSync(folder, 0o755)
  return folder
}

/** A web server in the foreground: ready when it answers, gone with its folder when stopped. */
export async function serve(folder: string, { port, command, args, files, env }: Server): Promise<Engine> {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const log = join(folder, 'server.log')
  const child = spawn('sh', ['-c', 'exec "$@" >>"$0" 2>&1', log, command, ...args], {
    env: { ...withSbin, ...env },
    cwd: folder,
  })
  const stop = async () => {
    await end(child)
    rmSync(folder, { recursive: true, force: true })
  }
  const ready = await answers(port, child)
  if (!ready) {
    const text = readFileSync(log, 'utf8').slice(-2_000)
    await stop()
    throw new Error(`${command} does not answer on port ${port}:\n${text}`)
  }
  return { port, ask: asked => overHttp(port, asked), stop }
}

async function answers(port: number, child: ChildProcess): Promise<boolean> {
  for (let tries = 0; tries < 100 && child.exitCode === null; tries++) {
    const up = await ask(port, '/robots.txt').catch(() => undefined)
    if (up) return true
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  return false
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), 5_000)
  await gone
  clearTimeout(late)
}

export async function overHttp(port: number, { path, query, cookie, accept }: Asked): Promise<Answered> {
  const reply = await ask(port, query ? `${path}?${query}` : path, {
    ...(cookie !== undefined && { Cookie: cookie }),
    ...(accept !== undefined && { 'Accept-Language': accept }),
  })
  const location = reply.headers['location']?.replace(/^http:\/\/(?:127\.0\.0\.1|localhost):\d+(?=\/)/, '')
  return { status: reply.status, location, headers: reply.headers, body: reply.body }
}
