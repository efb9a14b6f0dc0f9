import { join } from 'node:path'
import { writeAtomic } from '#sources/build/files.ts'
import type { Submission } from '../origin/store/submissions.ts'

/** What a plain host answers about a receipt; nothing personal. */
export async function writeStatusFile(root: string, submission: Submission): Promise<void> {
  const { receipt, kind, status, reason, updated } = submission
  const answer = { result: 0, message: '', data: { kind, status, reason, updated } }
  await writeAtomic(join(root, 'public/status', `${receipt}.json`), `${JSON.stringify(answer, null, 2)}\n`)
}
