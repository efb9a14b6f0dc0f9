import { codes } from '#i18n/languages.ts'
import { cspName, securityHeaders } from '../headers.ts'
import type { Rule } from '../redirects.ts'

export const generated = 'Written by scripts/rules.ts from redirects.json and src/host/; change it there.'

/** Longest first, so that zh doesn't eat zh-tw. */
export const anyLang = [...codes].sort((a, b) => b.length - a.length).join('|')

/** The cookie `lang` with one of our codes, anywhere in the Cookie header; group 1 is the code. */
export const langCookie = `(?:^|;)[ \\t]*lang=(${anyLang})[ \\t]*(?:;|$)`

export const fixedRules = (rules: readonly Rule[]): Rule[] => rules.filter(rule => !rule.byLanguage)
export const visitorRules = (rules: readonly Rule[]): Rule[] => rules.filter(rule => rule.byLanguage)
export const statusesOf = (rules: readonly Rule[]): number[] =>
  [...new Set(rules.map(rule => rule.status))].sort()

/** What every answer carries, whatever its path. */
export const commonHeaders = (csp: string): [string, string][] => [
  [cspName, csp],
  ...Object.entries(securityHeaders),
]

export const hasQuery = (target: string): boolean => target.includes('?')
export const lines = (...parts: (string | string[])[]): string => `${parts.flat().join('\n')}\n`
export const indent = (by: string, rows: readonly string[]): string[] => rows.map(row => `${by}${row}`)
