import { readSettings } from '#config/settings.ts'
import type { Rule } from '#host/redirects.ts'

export const settings = readSettings({})
export const withEnv = (env: Record<string, string>) => readSettings(env)

export const rule = (from: string, to: string, more: Partial<Rule> = {}): Rule => ({
  from,
  to,
  status: 301,
  byLanguage: false,
  row: from,
  ...more,
})
