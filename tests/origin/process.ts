import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { emptySite } from './engines.ts'

export interface Spawned {
  url: string
  database: string
  child: ChildProcess
  kill(signal: NodeJS.Signals): Promise<void>
}

export const site = () => {
  const { root, where } = emptySite()
  return { root, where, database: join(root, 'origin.sqlite') }
}

/** The origin as `npm run serve` runs it, in a process of its own that can be killed. */
export async function spawnOrigin(
  { where, database }: Omit<ReturnType<typeof site>, 'root'>,
  env: Record<string, string> = {},
  prefix: string[] = [],
): Promise<Spawned> {
  const [command = '', ...args] = [...prefix, process.execPath, 'scripts/serve.ts']
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DIST: where.dist,
      HOST_RULES: where.rules,
      COMPRESSED: where.compressed,
      DATABASE: database,
      HOST: '127.0.0.1',
      PORT: '0',
      RATE_LIMIT: 'off',
      ...env,
    },
  })
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    const hear = (chunk: Buffer) => {
      said += chunk
      const found = /is at (http:\S+?)\/ /.exec(said)?.[1]
      if (found) resolve(found)
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', code => reject(new Error(`the origin ended with ${code}: ${said}`)))
  })
  return {
    url,
    database,
    child,
    async kill(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
  }
}
