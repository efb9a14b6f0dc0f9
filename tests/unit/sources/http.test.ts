import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CallError, type Fault } from '#sources/call-error.ts'
import { call, type Host } from '#sources/http.ts'
import { type Misdeed, patienceMs } from '../../fixtures/misdeeds.ts'
import { type Stub, startStub } from '../../fixtures/stub-host.ts'

let stub: Stub
let lines: string[]
let waits: number[]
const host = (more: Partial<Host> = {}): Host => ({
  base: stub.base,
  timeoutMs: patienceMs(),
  maxBytes: 200_000,
  log: line => lines.push(line),
  wait: async ms => void waits.push(ms),
  ...more,
})

beforeAll(async () => {
  stub = await startStub(({ body }) => ({ got: body }))
})
afterAll(() => stub.close())
beforeEach(() => {
  lines = []
  waits = []
  stub.calls.length = 0
  stub.misbehave(undefined)
})

const failure = (promise: Promise<unknown>): Promise<CallError> =>
  promise.then(
    () => expect.unreachable('the call must reject'),
    error => error as CallError,
  )

describe('a call', () => {
  it('asks with its query and headers and yields the envelope', async () => {
    const answer = await call(host(), '/v1/x', { query: { start: 0, key: 'a b&c' }, headers: { os: 'web' } })
    expect(answer).toMatchObject({ result: 0, message: '', data: { got: '' } })
    expect(stub.calls[0]).toMatchObject({ method: 'GET', path: '/v1/x' })
    expect(stub.calls[0]?.query.get('key')).toBe('a b&c')
    expect(stub.calls[0]?.headers['os']).toBe('web')
  })

  it('posts JSON', async () => {
    await call(host(), '/v1/x', { body: [{ a: 1 }] })
    expect(stub.calls[0]).toMatchObject({ method: 'POST', body: '[{"a":1}]' })
    expect(stub.calls[0]?.headers['content-type']).toBe('application/json')
  })

  it('passes a result other than 0 on without a word', async () => {
    stub.misbehave('result-1')
    expect(await call(host(), '/v1/x')).toMatchObject({ result: 1, message: '<b>not today</b>' })
    expect(lines).toEqual([])
  })

  const faults: [Misdeed, Fault][] = [
    ['hang', 'timeout'],
    ['drip', 'timeout'],
    ['truncate', 'network'],
    ['lie-long', 'network'],
    ['lie-short', 'json'],
    ['reset', 'network'],
    ['status-500', 'status'],
    ['status-503', 'status'],
    ['status-429', 'status'],
    ['status-404', 'status'],
    ['html', 'type'],
    ['html-as-json', 'json'],
    ['broken-json', 'json'],
    ['no-envelope', 'shape'],
    ['huge', 'size'],
    ['redirect-loop', 'network'],
  ]
  it.each(faults)('rejects once and logs once: %s', async (how, fault) => {
    stub.misbehave(how)
    const error = await failure(call(host({ timeoutMs: patienceMs(how) }), '/v1/x'))
    expect(error).toBeInstanceOf(CallError)
    expect(error.fault).toBe(fault)
    expect(lines).toEqual([error.message])
    expect(error.message).toContain(`${stub.base}/v1/x`)
    if (how !== 'redirect-loop') expect(stub.calls).toHaveLength(1)
  })

  it('rejects when nobody listens', async () => {
    const error = await failure(call(host({ base: 'http://127.0.0.1:9' }), '/v1/x'))
    expect(error.fault).toBe('network')
    expect(lines).toHaveLength(1)
  })
})

describe('trying again', () => {
  it.each(['reset', 'status-500', 'status-503', 'status-429', 'truncate'] as const)(
    'comes back after %s, three tries at most',
    async how => {
      stub.misbehave(how, { times: 2 })
      await call(host({ tries: 3 }), '/v1/x')
      expect(stub.calls).toHaveLength(3)
      expect(lines).toEqual([])
      stub.misbehave(how)
      stub.calls.length = 0
      await failure(call(host({ tries: 3 }), '/v1/x'))
      expect(stub.calls).toHaveLength(3)
      expect(lines).toHaveLength(1)
    },
  )

  it.each(['hang', 'html', 'broken-json', 'status-404', 'huge'] as const)('never after %s', async how => {
    stub.misbehave(how)
    await failure(call(host({ tries: 3, timeoutMs: patienceMs(how) }), '/v1/x'))
    expect(stub.calls).toHaveLength(1)
  })

  it('waits as long as the host asks, and leaves it when that is too long', async () => {
    stub.misbehave('status-429', { times: 1, retryAfter: '2' })
    await call(host({ tries: 3 }), '/v1/x')
    expect(waits).toEqual([2_000])
    stub.misbehave('status-429', { retryAfter: '3600' })
    stub.calls.length = 0
    const error = await failure(call(host({ tries: 3 }), '/v1/x'))
    expect(stub.calls).toHaveLength(1)
    expect(error).toMatchObject({ status: 429, retryAfter: 3600 })
  })

  it('understands a date in Retry-After', async () => {
    stub.misbehave('status-429', { retryAfter: new Date(Date.now() + 3_600_000).toUTCString() })
    const error = await failure(call(host(), '/v1/x'))
    expect(error.retryAfter).toBeGreaterThan(3_500)
  })

  it('never repeats a POST', async () => {
    stub.misbehave('status-503')
    await failure(call(host({ tries: 3 }), '/v1/x', { body: {} }))
    expect(stub.calls).toHaveLength(1)
  })
})

describe('giving up', () => {
  it('stops at once, says nothing', async () => {
    stub.misbehave('hang')
    const stop = new AbortController()
    const going = failure(call(host({ timeoutMs: 5_000, tries: 3 }), '/v1/x', { signal: stop.signal }))
    setTimeout(() => stop.abort(), 20)
    expect((await going).fault).toBe('aborted')
    expect(lines).toEqual([])
  })

  it('sends nothing when it was given up before', async () => {
    const error = await failure(call(host(), '/v1/x', { signal: AbortSignal.abort() }))
    expect(error.fault).toBe('aborted')
    expect(stub.calls).toHaveLength(0)
  })
})
