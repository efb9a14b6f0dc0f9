import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Figures, type Mix, write } from './origin/load/writes.ts'

/**
 * Writes per second of the origin beside a plain Hono and SQLite insert, in turn (ABBA), on loopback only:
 * node scripts/load.ts [writes]
 */
const count = Number(process.argv[2] ?? 2_000)
const root = mkdtempSync(join(tmpdir(), 'load-'))
const children: ChildProcess[] = []

async function begin(args: string[], env: Record<string, string> = {}): Promise<string> {
  const stdio = ['ignore', 'pipe', 'inherit'] as const
  const child = spawn(process.execPath, args, { stdio: [...stdio], env: { ...process.env, ...env } })
  children.push(child)
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', chunk => {
      const found = /is at (http:\S+?)\/ /.exec(String(chunk))?.[1]
      if (found) resolve(found)
    })
    child.once('exit', code => reject(new Error(`${args[0]} ended with ${code}`)))
  })
}

async function beginOrigin(): Promise<string> {
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

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const summary = (all: Figures[]): Figures => ({
  perSecond: median(all.map(one => one.perSecond)),
  p50: median(all.map(one => one.p50)),
  p99: median(all.map(one => one.p99)),
  errors: all.reduce((sum, one) => sum + one.errors, 0),
})
const line = (name: string, { perSecond, p50, p99, errors }: Figures): string =>
  `${name.padEnd(28)}${perSecond.toFixed(0).padStart(8)} writes/s${p50.toFixed(1).padStart(9)} ms median${p99.toFixed(1).padStart(9)} ms p99${String(errors).padStart(5)} errors`

try {
  const urls = {
    plain: await begin(['scripts/origin/load/plain.ts', join(root, 'plain.sqlite')]),
    origin: await beginOrigin(),
  }
  for (const url of Object.values(urls)) await write(url, 'mixed', 200, 'warm')
  console.log(`${count} writes a turn, 16 connections, machine load ${loadavg()[0]?.toFixed(1)}`)
  for (const mix of ['subscriptions', 'mixed'] satisfies Mix[]) {
    const seen: Record<keyof typeof urls, Figures[]> = { plain: [], origin: [] }
    for (const [turn, who] of (['plain', 'origin', 'origin', 'plain', 'plain', 'origin'] as const).entries())
      seen[who].push(await write(urls[who], mix, count, `${mix}-${turn}`))
    const [plain, origin] = [summary(seen.plain), summary(seen.origin)]
    console.log(line(`${mix}: plain insert`, plain))
    console.log(line(`${mix}: the origin`, origin))
    console.log(`${mix}: ${(origin.perSecond / plain.perSecond).toFixed(2)} times the plain insert's writes`)
  }
} finally {
  for (const child of children) child.kill()
  rmSync(root, { recursive: true, force: true })
}
