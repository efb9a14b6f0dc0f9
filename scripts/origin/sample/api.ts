import type { Context, Hono } from 'hono'
import { limits } from '#config/limits.ts'
import { inCategory } from './content.ts'
import { langOf, ok, page, type Reader, type Row } from './reader.ts'

const { step } = limits.dapps
const byHot = (a: Row, b: Row) => Number(a['hot'] ?? Infinity) - Number(b['hot'] ?? Infinity)

/** The calls of the main API host. */
export function apiRoutes(app: Hono, read: Reader): void {
  const dapps = (c: Context) => read('dapps', langOf(c))

  app.get('/v1/block_chain/list', async c => ok(c, await read('networks', langOf(c))))
  app.get('/v1/application/category_list', async c => ok(c, await read('categories', langOf(c))))
  app.get('/v1/banner/superlist', async c => ok(c, await read('banners', langOf(c))))
  app.get('/v1/application/hot_list', async c => ok(c, await read('hot', langOf(c))))

  app.get('/v1/application/home_section_list', async c => {
    const rows = await dapps(c)
    const sections = await read('sections', langOf(c))
    return ok(
      c,
      sections.map(section => ({ ...section, apps: members(section, rows) })),
    )
  })
  app.get('/v1/application/section_more', async c => {
    const sections = await read('sections', langOf(c))
    const section = sections.find(({ hid }) => String(hid) === c.req.query('section_id'))
    return ok(c, page(c, section ? members(section, await dapps(c)) : [], step))
  })
  app.get('/v1/application/category_dapplist', async c => {
    const chain = c.req.query('chain')
    const rows = (await dapps(c))
      .filter(row => inCategory(row, c.req.query('category_id')))
      .filter(row => !chain || (row['chains'] as string[]).includes(chain))
    return ok(c, page(c, rows.toSorted(byHot), step))
  })
  app.get('/v1/application/search', async c => {
    const key = c.req.query('key')?.trim().toLowerCase() ?? ''
    const rows = (await dapps(c)).filter(row => `${row['title']} ${row['desc']}`.toLowerCase().includes(key))
    return ok(c, key ? page(c, rows.toSorted(byHot), step) : null)
  })
  app.get('/v1/application/listbyids_new', async c => {
    const rows = await dapps(c)
    const ids = (c.req.query('ids') ?? '').split(',', 500)
    return ok(
      c,
      ids.flatMap(id => rows.find(({ hid }) => String(hid) === id) ?? []),
    )
  })
  app.post('/v1/swap_market/market_optional', async c => {
    const asked: unknown = await c.req.json().catch(() => undefined)
    if (!Array.isArray(asked)) return c.json({ result: 1, message: 'expected a list of tokens', data: null })
    return ok(c, related(asked, await dapps(c)))
  })
}

const members = (section: Row, rows: Row[]): Row[] =>
  (section['apps'] as unknown[])
    .map(id => rows.find(({ hid }) => hid === id))
    .filter(row => row !== undefined)

/** The symbols we know. Prices are unknown here, and no number is made up. */
function related(asked: unknown[], rows: Row[]): Row[] {
  const known = rows.flatMap(({ tokens }) => (tokens ?? []) as Row[])
  return asked.slice(0, 100).flatMap((item): Row[] => {
    const address = String((item as Row | null)?.['address'] ?? '').toLowerCase()
    const token = address && known.find(row => String(row['address']).toLowerCase() === address)
    return token
      ? [{ address: token['address'], symbol: token['symbol'], price_usd: null, change_24h: null }]
      : []
  })
}
