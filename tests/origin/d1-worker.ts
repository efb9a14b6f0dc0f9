import forms from '../../locales/en/forms.json' with { type: 'json' }
import en from '../../locales/en/origin.json' with { type: 'json' }
import spec from '../../locales/en/spec.json' with { type: 'json' }
import zh from '../../locales/zh/spec.json' with { type: 'json' }
import { type D1, openD1 } from '../../scripts/origin/store/d1.ts'
import type { Statement } from '../../scripts/origin/store/port.ts'
import { createWorker, type WorkerEnv } from '../../scripts/origin/worker.ts'

/** The worker as it is deployed, and a way for the tests to look into its database and act as the review. */
const worker = createWorker({
  locales: { en: { origin: en, forms, spec }, zh: { spec: zh } },
  csp: "default-src 'none'",
})

export default {
  async fetch(request: Request, env: WorkerEnv & { DB: D1 }): Promise<Response> {
    if (new URL(request.url).pathname !== '/test-sql') return worker.fetch(request, env)
    const statements = (await request.json()) as Statement[]
    const results = await openD1(env.DB).batch(statements)
    return Response.json(results)
  },
}
