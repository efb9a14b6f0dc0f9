import type { Settings } from '#config/settings.ts'
import type { Rule } from '../redirects.ts'

/** What every host's rules are written from. */
export interface HostInput {
  rules: readonly Rule[]
  csp: string
  settings: Settings
}

/** One host: its files by name, as they lie in host/<name>/. */
export type Emit = (input: HostInput) => Record<string, string>
