import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Server {
  url: string
  /** CPU milliseconds that it has used so far, steadier than time on a busy machine; NaN where /proc is not */
  cpu(): number
  stop(): void
}

async function begin(args: string[], env: Record<string, string> = {}): Promise<Server> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', chunk => {
      const found = /is at (http:\S+?)\/ /.exec(String(chunk))?.[1]
      if (found) resolve(found)
    })
    child.once('exit', code => reject(new Error(`${args[0]} ended with ${code}`)))
  })
  return { url, cpu: () => cpuOf(child), stop: () => child.kill() }
}

const ticksPerSecond = 100

function cpuOf({ pid }: ChildProcess): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
  } catch {
    return Number.NaN
  }
}

export const beginPlain = (root: string): Promise<Server> =>
  begin(['scripts/origin/load/plain.ts', join(root, 'plain.sqlite')])

export function beginOrigin(root: string): Promise<Server> {
  mkdirSync(join(root, 'dist'))
  writeFileSync(join(root, 'origin.json'), JSON.stringify({ rules: [], csp: "default-src 'none'" }))
  return begin(['scripts/serve.ts'], {
    DIST: join(root, 'dist'),
    HOST_RULES: join(root, 'origin.json'),
    COMPRESSED: join(root, 'twins'),
    DATABASE: join(root, 'origin.sqlite'),
    HOST: '127.0.0.1',
    PORT: '0',
    RATE_LIMIT: 'off',
  })
}
