import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { beginOrigin, beginPlain, type Server } from './origin/load/servers.ts'
import { type Mix, type Turn, write } from './origin/load/writes.ts'

/**
 * Writes per second of the origin beside a plain Hono and SQLite insert, in many short turns (ABBA), on loopback
 * only: node scripts/load.ts [writes for each]
 */
const count = Number(process.argv[2] ?? 2_000)
const turns = 8
const root = mkdtempSync(join(tmpdir(), 'load-'))
const servers: Server[] = []

const at = (sorted: number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

interface Seen extends Turn {
  cpu: number
}

function tell(name: string, all: Seen[]): { perSecond: number; cpu: number } {
  const times = all.flatMap(turn => turn.times).sort((a, b) => a - b)
  const errors = all.reduce((sum, turn) => sum + turn.errors, 0)
  const seconds = all.reduce((sum, turn) => sum + turn.seconds, 0)
  const perSecond = times.length / seconds
  const cpu = all.reduce((sum, turn) => sum + turn.cpu, 0) / times.length
  const figures = [
    `${perSecond.toFixed(0).padStart(7)} writes/s`,
    `${at(times, 0.5).toFixed(1).padStart(7)} ms median`,
    `${at(times, 0.99).toFixed(1).padStart(7)} ms p99`,
    `${cpu.toFixed(2).padStart(6)} ms CPU a write`,
    `${String(errors).padStart(4)} errors`,
  ]
  console.log(name.padEnd(30) + figures.join(''))
  return { perSecond, cpu }
}

try {
  const plain = await beginPlain(root)
  servers.push(plain)
  const origin = await beginOrigin(root)
  servers.push(origin)
  for (const { url } of servers) await write(url, 'mixed', 400, 'warm')
  console.log(
    `${count} writes each in ${turns} turns, 16 connections, machine load ${loadavg()[0]?.toFixed(1)}`,
  )
  for (const mix of ['subscriptions', 'mixed'] satisfies Mix[]) {
    const seen = new Map<Server, Seen[]>([
      [plain, []],
      [origin, []],
    ])
    for (let turn = 0; turn < turns; turn++)
      for (const server of turn % 2 ? [origin, plain] : [plain, origin]) {
        const before = server.cpu()
        const done = await write(server.url, mix, Math.ceil(count / turns), `${mix}-${turn}`)
        seen.get(server)?.push({ ...done, cpu: server.cpu() - before })
      }
    const [p, o] = [
      tell(`${mix}: plain insert`, seen.get(plain)!),
      tell(`${mix}: the origin`, seen.get(origin)!),
    ]
    const [speed, cpu] = [o.perSecond / p.perSecond, o.cpu / p.cpu]
    console.log(`${mix}: ${speed.toFixed(2)} times the writes, ${cpu.toFixed(2)} times the CPU`)
  }
} finally {
  for (const server of servers) server.stop()
  rmSync(root, { recursive: true, force: true })
}
