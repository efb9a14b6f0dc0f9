import type { Settings } from '#config/settings.ts'
import type { OriginRules } from '#host/write.ts'

const hostNames = [
  'matcher',
  'origin',
  'nginx',
  'caddy',
  'apache',
  'cloudflare',
  'netlify',
  'vercel',
] as const
export type HostName = (typeof hostNames)[number]

export interface Asked {
  path: string
  query: string
  cookie?: string | undefined
  accept?: string | undefined
}

export interface Answered {
  status: number
  /** relative to the site where it leads to the site */
  location?: string | undefined
  headers: Record<string, string | undefined>
  body?: Buffer | undefined
}

export interface Site {
  dist: string
  /** what scripts/rules.ts has written */
  host: string
  origin: OriginRules
  settings: Settings
}

export interface Engine {
  ask(asked: Asked): Promise<Answered>
  /** where a real server listens */
  port?: number
  stop(): Promise<void>
}

export interface EngineKind {
  name: HostName
  /** undefined when it can run, else how to get it */
  missing(): string | undefined
  start(site: Site): Promise<Engine>
}
