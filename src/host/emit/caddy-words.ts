/** Small parts of a Caddyfile. */
import { indent } from './common.ts'

/** Backquotes keep backslashes and double quotes as they are. */
export const word = (text: string): string => `\`${text}\``
export const block = (head: string, rows: readonly string[]): string[] => [
  `${head} {`,
  ...indent('\t', rows),
  '}',
]

/** The path as it came, with its query. */
export const rawPath = '{http.request.orig_uri}'
