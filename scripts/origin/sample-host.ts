import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { apiRoutes } from './sample/api.ts'
import { contentRoutes } from './sample/content.ts'
import { sampleReader } from './sample/reader.ts'

interface Options {
  root?: string
  /** for a second port: any page may read it, with the headers our client sends */
  crossOrigin?: boolean
}

/** Both hosts of the contract, answering every /v1 call from the bundled sample. */
export function sampleHost({ root = process.cwd(), crossOrigin = false }: Options = {}): Hono {
  const app = new Hono()
  const read = sampleReader(root)
  if (crossOrigin)
    app.use(
      '/v1/*',
      cors({
        origin: '*',
        allowMethods: ['GET', 'POST'],
        allowHeaders: ['lang', 'os', 'appver', 'content-type'],
        exposeHeaders: ['etag'],
        maxAge: 600,
      }),
    )
  contentRoutes(app, read)
  apiRoutes(app, read)
  app.all('/v1/*', c => c.json({ result: 404, message: 'no such call', data: null }, 404))
  return app
}
