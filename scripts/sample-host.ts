/**
 * The sample hosts on a port of their own, with CORS, as a real host would stand beside the site:
 * `npm run sample-host`, then `CONTENT_HOST=http://localhost:4322 API_HOST=http://localhost:4322 npm start`.
 */
import { serve } from '@hono/node-server'
import { sampleHost } from './origin/sample-host.ts'

const port = Number(process.env['PORT'] ?? 4322)
serve({ fetch: sampleHost({ crossOrigin: true }).fetch, port }, () =>
  console.log(`sample hosts: http://localhost:${port}/v1/news/list?lang=en`),
)
