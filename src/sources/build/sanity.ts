/** Why an answer is not believed though it parses; undefined: it is. */
export function implausible(count: number, last: number | undefined): string | undefined {
  if (last === undefined || last === 0) return undefined
  if (count === 0) return `empty, and the last answer had ${last} rows`
  if (count * 2 < last) return `${count} rows where the last answer had ${last}`
  return undefined
}
