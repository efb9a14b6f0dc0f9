type Encoding = 'br' | 'gzip' | 'identity'

/** The smallest twin the client takes; a refusal by `q=0` is heard. */
export function chooseEncoding(header: string | null, has: { br?: unknown; gzip?: unknown }): Encoding {
  const weights = new Map<string, number>()
  for (const part of (header ?? '').slice(0, 1024).split(',')) {
    const [name = '', ...params] = part.split(';')
    const q = params.map(param => param.trim()).find(param => param.startsWith('q='))
    weights.set(name.trim().toLowerCase(), q ? Number(q.slice(2)) || 0 : 1)
  }
  const takes = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  if (has.br && takes('br')) return 'br'
  if (has.gzip && takes('gzip')) return 'gzip'
  return 'identity'
}

type Range = { start: number; end: number }

/** One byte range; several, or a header that is no range, means the whole file. */
export function parseRange(header: string | null, size: number): Range | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (!first && !last) return undefined
  const start = first ? Number(first) : Math.max(0, size - Number(last))
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  if (first && last && Number(last) < start) return undefined
  if (start >= size || (!first && Number(last) === 0)) return 'unsatisfiable'
  return { start, end }
}
