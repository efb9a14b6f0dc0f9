import type { Hono } from 'hono'
import { etag } from 'hono/etag'
import { limits } from '#config/limits.ts'
import { langOf, ok, page, type Reader, type Row } from './reader.ts'

const listed = ({ content: _, ...row }: Row): Row => row
const byNewest = (a: Row, b: Row) => (String(a['create_time']) < String(b['create_time']) ? 1 : -1)

/** The calls of the content host. */
export function contentRoutes(app: Hono, read: Reader): void {
  app.get('/v1/news/list', async c => {
    const rows = (await read('news', langOf(c))).toSorted(byNewest).map(listed)
    return ok(c, page(c, rows, limits.news.count))
  })
  app.get('/v1/news/:id', etag(), async c => {
    const row = (await read('news', langOf(c))).find(({ id }) => String(id) === c.req.param('id'))
    return row ? ok(c, row) : c.json({ result: 1, message: 'no such article', data: null })
  })
  app.get('/v1/banner/list', async c =>
    ok(c, page(c, await read('banners', langOf(c)), limits.banner.count) ?? []),
  )
  app.get('/v1/activity/list', async c =>
    ok(c, page(c, await read('activity', langOf(c)), limits.activity.count)),
  )
  app.get('/v1/ad/list', async c => ok(c, page(c, await read('ads', langOf(c)), limits.ad.count)))
  app.get('/v1/category/list', async c => ok(c, await read('categories', langOf(c))))
  app.get('/v1/application/list', async c => {
    const key = c.req.query('key')?.toLowerCase() ?? ''
    const category = c.req.query('category_id')
    const rows = (await read('dapps', langOf(c))).filter(
      row => (!key || String(row['title']).toLowerCase().includes(key)) && inCategory(row, category),
    )
    return ok(c, page(c, rows, limits.dapps.count))
  })
}

export const inCategory = (row: Row, category: string | undefined): boolean =>
  !category || ((row['category_ids'] ?? []) as unknown[]).some(id => String(id) === category)
