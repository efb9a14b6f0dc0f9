import { once } from 'node:events'
import { listen } from '../../origin/listen.ts'
import { random128 } from '../../origin/store/random.ts'
import type { Inbox } from '../decide.ts'
import { createPage } from './app.ts'

/** Serves the review on loopback until it is stopped. */
export async function openPage(inbox: Inbox): Promise<string> {
  const secret = random128().toLowerCase()
  const app = createPage(inbox, secret)
  const running = await listen({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  console.log(`The inbox is at ${running.url}/${secret}/ on this machine only (stop: Ctrl+C)`)
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  await running.close(100)
  return 'closed'
}
