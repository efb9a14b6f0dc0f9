import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { filesOf, pageAt } from '#host/paths.ts'
import type { Asked, EngineKind } from './types.ts'

const routeSchema = v.union([
  v.strictObject({ handle: v.literal('filesystem') }),
  v.strictObject({
    src: v.pipe(
      v.string(),
      v.check(src => src.startsWith('^') && src.endsWith('$')),
    ),
    has: v.optional(
      v.array(v.strictObject({ type: v.picklist(['cookie', 'header']), key: v.string(), value: v.string() })),
    ),
    status: v.optional(v.number()),
    dest: v.optional(v.string()),
    headers: v.optional(v.record(v.string(), v.string())),
    continue: v.optional(v.boolean()),
  }),
])
const configSchema = v.strictObject({
  $schema: v.string(),
  framework: v.null(),
  buildCommand: v.string(),
  outputDirectory: v.string(),
  // Vercel takes no more than 2,048.
  routes: v.pipe(v.array(routeSchema), v.maxLength(2_048)),
})
type Route = v.InferOutput<typeof routeSchema>

/** Vercel has no local engine: the file is checked against its schema, and its routes are walked as documented. */
export const vercel: EngineKind = {
  name: 'vercel',
  missing: () => undefined,
  async start({ dist, host }) {
    const config = v.parse(configSchema, JSON.parse(readFileSync(join(host, 'vercel/vercel.json'), 'utf8')))
    const files = filesOf(dist)
    return {
      ask: async asked => walk(config.routes, asked, files, file => readFileSync(join(dist, file))),
      async stop() {},
    }
  },
}

function walk(
  routes: readonly Route[],
  asked: Asked,
  files: ReadonlySet<string>,
  body: (file: string) => Buffer,
) {
  let headers: Record<string, string> = {}
  for (const route of routes) {
    if ('handle' in route) {
      const file = pageAt(asked.path, files)
      if (file) return { status: 200, headers, body: body(file) }
      continue
    }
    const match = new RegExp(route.src).exec(asked.path)
    if (!match || !(route.has ?? []).every(one => holds(one, asked))) continue
    const filled = (text: string) => text.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '')
    headers = { ...headers, ...lowered(route.headers ?? {}) }
    if (route.continue) continue
    const to = headers['location'] && filled(headers['location'])
    const location = to && asked.query && !to.includes('?') ? `${to}?${asked.query}` : to
    return {
      status: route.status ?? 200,
      location,
      headers,
      ...(route.dest && { body: body(filled(route.dest)) }),
    }
  }
  throw new Error(`vercel.json: no route takes ${asked.path}`)
}

const lowered = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

function holds(
  { type, key, value }: { type: string; key: string; value: string },
  { cookie = '', accept }: Asked,
) {
  const whole = new RegExp(`^(?:${value})$`)
  if (type === 'header') return accept !== undefined && whole.test(accept)
  return cookie
    .split(/;\s*/)
    .some(pair => pair.startsWith(`${key}=`) && whole.test(pair.slice(key.length + 1)))
}
