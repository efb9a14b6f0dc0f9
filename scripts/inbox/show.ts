import { languages } from '#i18n/languages.ts'
import type { Database } from '../origin/store/port.ts'
import { historyOf, listSubmissions } from '../origin/store/review.ts'
import { listSubscribers } from '../origin/store/subscribers.ts'
import { need } from './decide.ts'

/** Terminals obey control characters, so none from outside reaches them. */
const safe = (text: unknown): string =>
  String(text).replace(/[\p{Cc}\p{Cf}]/gu, character => (character === '\n' ? ' ' : '?'))

export async function showList(db: Database): Promise<string> {
  const submissions = await listSubmissions(db)
  const subscribers = await listSubscribers(db)
  const rows = await Promise.all(
    submissions.map(async one => {
      const { versions } = await historyOf(db, one.receipt)
      const payload = versions.at(-1)?.payload ?? {}
      const title = safe(payload['title'] ?? payload['name'] ?? '').slice(0, 30)
      const cells = [one.receipt, one.kind.padEnd(10), one.status.padEnd(8), one.lang.padEnd(5)]
      return [...cells, one.updated.slice(0, 16).replace('T', ' '), title].join('  ')
    }),
  )
  return [
    `${submissions.length} submissions, ${subscribers.length} subscribers`,
    ...rows,
    'npm run inbox -- page opens them in a browser on this machine',
  ].join('\n')
}

export async function showOne(db: Database, receipt: string): Promise<string> {
  const one = await need(db, receipt)
  const { versions, files, decisions } = await historyOf(db, receipt)
  const payload = versions.at(-1)?.payload ?? {}
  return [
    `${receipt}  ${one.kind}  ${one.status}  version ${one.version}  in ${languages[one.lang].name} (${one.lang})`,
    ...Object.entries(payload).map(([name, value]) => `  ${name}: ${safe(JSON.stringify(value))}`),
    ...files.map(
      file => `  file ${file.field} v${file.version}: ${file.type}, ${file.size} bytes, ${safe(file.name)}`,
    ),
    ...decisions.map(({ at, status, reason }) => `  ${at} ${status} ${safe(reason)}`),
  ].join('\n')
}

/** Everything that came in but the files' bytes; each subscriber with the link that ends the letters. */
export async function exportAll(db: Database, siteUrl: string) {
  const subscribers = await listSubscribers(db)
  const submissions = await listSubmissions(db)
  const link = (token: string, lang: string) =>
    `${siteUrl}/api/tokenPocket/unsubscribe?token=${token}&lang=${lang}`
  return {
    subscribers: subscribers.map(({ email, lang, created, token }) => ({
      email,
      lang,
      created,
      unsubscribe: link(token, lang),
    })),
    submissions: await Promise.all(
      submissions.map(async one => ({ ...one, ...(await historyOf(db, one.receipt)) })),
    ),
  }
}
