import { cspName, securityHeaders } from '../headers.ts'
import type { Rule } from '../redirects.ts'

export const generated = 'Written by scripts/rules.ts from redirects.json and src/host/; change it there.'

export const fixedRules = (rules: readonly Rule[]): Rule[] => rules.filter(rule => !rule.byLanguage)
export const visitorRules = (rules: readonly Rule[]): Rule[] => rules.filter(rule => rule.byLanguage)
export const statusesOf = (rules: readonly Rule[]): number[] =>
  [...new Set(rules.map(rule => rule.status))].sort()

/** What every answer carries, whatever its path. */
export const commonHeaders = (csp: string): [string, string][] => [
  [cspName, csp],
  ...Object.entries(securityHeaders),
]

/** For nginx and Apache: between double quotes. */
export const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`
/** A pattern over paths as one over the path as it came, with its query. */
export const raw = (pattern: string): string => pattern.replace(/\$$/, '(?:\\?|$)')
export const hasQuery = (target: string): boolean => target.includes('?')
export const lines = (...parts: (string | string[])[]): string => `${parts.flat().join('\n')}\n`
export const indent = (by: string, rows: readonly string[]): string[] => rows.map(row => `${by}${row}`)
