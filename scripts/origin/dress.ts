import { headersFor } from '#host/headers.ts'

interface Told {
  vary?: string | undefined
  noStore?: boolean | undefined
}

/** The headers that every status carries, from the one place that all hosts get them from. */
export function dress(response: Response, path: string, csp: string, told: Told = {}): Response {
  const { Vary: vary, ...rest } = headersFor(path, csp, { status: response.status, ...told })
  for (const [name, value] of Object.entries(rest)) response.headers.set(name, value)
  if (vary) response.headers.append('Vary', vary)
  return response
}
