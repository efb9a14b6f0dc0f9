import { limits } from '#config/limits.ts'
import { isFile } from './format.ts'

/** One file of the directory. Fails with its name: a wrong status, a page in its place, broken JSON, a time-out. */
export async function fetchFile<T extends { of: string }>(lang: string, name: string): Promise<T> {
  const path = `/data/${lang}/${name}.json`
  const answer = await fetch(path, { signal: AbortSignal.timeout(limits.http.timeoutMs) })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  const file: unknown = await answer.json()
  if (!isFile<T>(file)) throw new Error(`${path}: not the directory`)
  return file
}
