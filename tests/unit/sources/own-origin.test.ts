import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isRefusal } from '#sources/call-error.ts'
import type { Host } from '#sources/http.ts'
import { submissionStatus, submit, subscribe, unsubscribe } from '#sources/own-origin.ts'
import { patienceMs } from '../../fixtures/misdeeds.ts'
import { type Stub, startStub } from '../../fixtures/stub-host.ts'

let stub: Stub
let host: Host
let lines: string[]
beforeAll(async () => {
  stub = await startStub(() => undefined)
})
afterAll(() => stub.close())
beforeEach(() => {
  stub.misbehave()
  stub.calls.length = 0
  lines = []
  host = { base: stub.base, timeoutMs: patienceMs(), tries: 3, log: line => lines.push(line) }
})

const receipt = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const one = { kind: 'dapp', payload: { title: 'Reef' }, key: 'key-12345' } as const

describe('subscribing', () => {
  it('posts the e-mail as JSON and says what the host says', async () => {
    stub.answer = () => ({})
    expect(await subscribe(host, { email: 'a@b.example' })).toEqual({ ok: true, message: '' })
    expect(stub.calls[0]).toMatchObject({
      method: 'POST',
      path: '/api/tokenPocket/subscribe',
      body: '{"email":"a@b.example"}',
    })
    stub.misbehave('result-1')
    expect(await subscribe(host, { email: 'a@b.example' })).toEqual({
      ok: false,
      message: '<b>not today</b>',
    })
  })

  it('goes to another address where one is set', async () => {
    stub.answer = () => ({})
    await subscribe({ base: 'http://127.0.0.1:9' }, { email: 'a@b.example', endpoint: `${stub.base}/list` })
    expect(stub.calls[0]?.path).toBe('/list')
  })

  it('is ended by its token', async () => {
    stub.answer = () => ({})
    expect(await unsubscribe(host, { token: 'T' })).toMatchObject({ ok: true })
    expect(stub.calls[0]).toMatchObject({ path: '/api/tokenPocket/unsubscribe', body: '{"token":"T"}' })
  })
})

describe('a submission', () => {
  it('goes as one multipart with its key, and gives the receipt', async () => {
    stub.answer = () => ({ receipt })
    const logo = new Blob([Uint8Array.of(1, 2, 3)], { type: 'image/png' })
    expect(await submit(host, { ...one, files: { logo } })).toEqual({ receipt })
    const [call] = stub.calls
    expect(call).toMatchObject({ method: 'POST', path: '/api/submissions/dapp' })
    expect(call?.headers['idempotency-key']).toBe('key-12345')
    expect(call?.headers['content-type']).toMatch(/^multipart\/form-data/)
    expect(call?.body).toContain('{"title":"Reef"}')
    expect(call?.body).toContain('name="logo"')
  })

  it('refused by the schema brings its faults to the fields', async () => {
    stub.answer = () => ({})
    const faults = [
      { path: 'title', message: 'tooLong', count: 50 },
      { path: 'url', message: 'url' },
    ]
    const refusal = { result: 1, message: 'See the fields', data: { errors: [...faults, 7] } }
    const fetchIt = async () => Response.json(refusal)
    expect(await submit({ ...host, fetch: fetchIt }, one)).toEqual({
      errors: faults,
      message: 'See the fields',
    })
  })

  it.each(['reset', 'status-503', 'status-429', 'hang'] as const)(
    'is sent once, whatever comes: %s',
    async how => {
      stub.misbehave(how, { retryAfter: '7' })
      await expect(submit({ ...host, timeoutMs: patienceMs(how) }, one)).rejects.toMatchObject(
        how === 'status-429' ? { fault: 'status', status: 429, retryAfter: 7 } : {},
      )
      expect(stub.calls).toHaveLength(1)
      expect(lines).toHaveLength(1)
    },
  )

  it('without a receipt in the answer is not believed', async () => {
    stub.answer = () => ({ receipt: '../../x' })
    await expect(submit(host, one)).rejects.toMatchObject({ fault: 'shape' })
  })

  it('of a correction names the receipt; another endpoint takes the place of ours', async () => {
    stub.answer = () => ({ receipt })
    await submit({ base: 'http://127.0.0.1:9' }, { ...one, receipt, endpoint: `${stub.base}/take` })
    expect(stub.calls[0]?.path).toBe('/take/dapp')
    expect(stub.calls[0]?.body).toContain(receipt)
  })
})

describe('a receipt', () => {
  const status = { kind: 'dapp', status: 'changes', reason: 'Send a logo', updated: '2026-06-01T00:00:00Z' }

  it('shows how the submission stands', async () => {
    stub.answer = () => status
    expect(await submissionStatus(host, { receipt })).toEqual(status)
    expect(stub.calls[0]?.path).toBe(`/api/submissions/${receipt}`)
  })

  it('is read from a file where there is no origin', async () => {
    stub.answer = () => status
    await submissionStatus(host, { receipt, origin: 'none' })
    expect(stub.calls[0]?.path).toBe(`/status/${receipt}.json`)
  })

  it('unknown: rejected as a refusal; a strange status is not believed', async () => {
    stub.misbehave('result-1')
    expect(isRefusal(await submissionStatus(host, { receipt }).catch(error => error))).toBe(true)
    stub.misbehave()
    stub.answer = () => ({ ...status, status: 'paid' })
    await expect(submissionStatus(host, { receipt: '../x' })).rejects.toMatchObject({ fault: 'shape' })
    expect(stub.calls.at(-1)?.path).toBe('/api/submissions/..%2Fx')
  })
})
