import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Application } from '#features/recruit/check.ts'
import { deliver } from '#features/recruit/deliver.ts'

const application: Application = {
  requirements: ['community', 'content'],
  languages: ['en'],
  name: 'Ana',
  email: 'ana@shore.example',
  others: '@ana',
  region: 'Lima',
  url: '',
  description: 'A meetup.',
}
const cv = new File(['%PDF-1.7 %%EOF'], 'cv.pdf', { lastModified: 1 })
const receipt = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const json = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
const fetched = vi.fn<typeof fetch>()
const sentKey = (call: number) => new Headers(fetched.mock.calls[call]?.[1]?.headers).get('idempotency-key')

beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => vi.unstubAllGlobals())

test('the origin gets one multipart POST with payload, CV and key', async () => {
  fetched.mockResolvedValue(json({ result: 0, message: '', data: { receipt } }))
  expect(await deliver(application, cv, undefined)).toEqual({ receipt })
  expect(fetched).toHaveBeenCalledTimes(1)
  const [url, options] = fetched.mock.calls[0]!
  const body = options?.body as FormData
  expect(url).toBe('/api/submissions/recruiting')
  expect(JSON.parse(String(body.get('payload')))).toEqual(application)
  expect((body.get('resume') as File).size).toBe(cv.size)
  expect(sentKey(0)).toMatch(/^[0-9a-f]{32}$/)
})

test('a configured endpoint is used instead', async () => {
  fetched.mockResolvedValue(json({ result: 0, message: '', data: { receipt } }))
  await deliver(application, cv, 'https://forms.example/in')
  expect(fetched.mock.calls[0]?.[0]).toBe('https://forms.example/in/recruiting')
})

test('the same content keeps its key over a failure, other content has another', async () => {
  fetched.mockRejectedValue(new TypeError('network'))
  await deliver(application, cv, undefined)
  await deliver(application, cv, undefined)
  await deliver({ ...application, name: 'Eva' }, cv, undefined)
  expect(sentKey(1)).toBe(sentKey(0))
  expect(sentKey(2)).not.toBe(sentKey(0))
})

test('a key that other content has taken is not used again', async () => {
  fetched.mockImplementation(async () => new Response('', { status: 409 }))
  await deliver(application, cv, undefined)
  await deliver(application, cv, undefined)
  expect(sentKey(1)).not.toBe(sentKey(0))
})

test.each([
  [413, 'large'],
  [429, 'rate'],
  [403, 'server'],
  [500, 'server'],
] as const)('HTTP %i is said as "%s"', async (status, reason) => {
  fetched.mockImplementation(async () => new Response('', { status }))
  expect(await deliver(application, cv, undefined)).toEqual({ reason })
})

test('a lost connection is the network; an answer that is no JSON is the server', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await deliver(application, cv, undefined)).toEqual({ reason: 'network' })
  fetched.mockResolvedValueOnce(new Response('<html>', { headers: { 'content-type': 'text/html' } }))
  expect(await deliver(application, cv, undefined)).toEqual({ reason: 'server' })
})

test('what the schema refuses comes back at its fields; unknown fields alone are the server’s fault', async () => {
  const refusal = (errors: unknown[]) => json({ result: 1, message: '<b>no</b>', data: { errors } })
  fetched.mockResolvedValueOnce(
    refusal([
      { path: 'languages.0', message: 'required.languages' },
      { path: 'name', message: 'tooLong' },
      { path: 'name', message: 'required.name' },
    ]),
  )
  expect(await deliver(application, cv, undefined)).toEqual({
    faults: { languages: 'required.languages', name: 'tooLong.name' },
  })
  fetched.mockResolvedValueOnce(refusal([{ path: 'constructor', message: 'x' }]))
  expect(await deliver(application, cv, undefined)).toEqual({ reason: 'server' })
})
