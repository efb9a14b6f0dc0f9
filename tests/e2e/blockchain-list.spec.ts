import type { Page } from 'playwright/test'
import { expect, test } from './setup/test.ts'

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('blockchainList'))
const call = '**/v1/block_chain/list*'

test.describe('the block chain list', () => {
  test('comes once the store is at rest, and is kept', async ({ page }) => {
    const asked = page.waitForRequest(call)
    await page.goto('/zh/dappstore/')
    expect(new URL((await asked).url()).search).toBe('?lang=zh-Hans&version=10.0.0&os=web')
    await expect.poll(() => kept(page)).toContain('Ethereum')
    expect(JSON.parse((await kept(page))!)[0]).toEqual({
      hid: 'eos',
      title: 'Vaulta',
      ns: 'eosio',
      chain_id: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(await kept(page)).not.toContain('HECO')
  })

  test('waits on a form until the page is touched, then comes once', async ({ page }) => {
    let asked = 0
    await page.route(call, route => {
      asked++
      return route.continue()
    })
    await page.goto('/en/submit/dapp/', { waitUntil: 'commit' })
    expect(asked).toBe(0)
    await page.locator('main').dispatchEvent('pointerdown')
    await expect.poll(() => kept(page)).toContain('Ethereum')
    expect(asked).toBe(1)
  })

  test('is not asked for where no network is shown', async ({ page }) => {
    let asked = 0
    await page.route(call, route => {
      asked++
      return route.continue()
    })
    await page.goto('/en/company/')
    await page.waitForTimeout(2_500)
    expect(asked).toBe(0)
  })

  for (const [how, answer] of [
    ['an error', { status: 500, body: '{}' }],
    ['a page', { status: 200, contentType: 'text/html', body: '<p>Maintenance</p>' }],
    [
      'result 1',
      { status: 200, contentType: 'application/json', body: '{"result":1,"message":"","data":null}' },
    ],
    ['bad rows', { status: 200, contentType: 'application/json', body: '{"result":0,"data":[{"hid":[]}]}' }],
  ] as const)
    test(`on ${how} keeps what was there`, async ({ page, calm }) => {
      calm.networkBreaks()
      const cached = '[{"hid":"1","title":"Kept","ns":"ethereum","chain_id":"1"}]'
      await page.addInitScript(value => localStorage.setItem('blockchainList', value), cached)
      await page.route(call, route => route.fulfill(answer))
      const asked = page.waitForResponse(call)
      await page.goto('/en/dappstore/')
      await asked
      await page.waitForTimeout(300)
      expect(await kept(page)).toBe(cached)
    })

  for (const [how, storage] of [
    [
      'throws',
      'Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError") } })',
    ],
    ['is full', 'Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError") }'],
    ['holds garbage', 'localStorage.setItem("blockchainList", "{[garbage")'],
    ['holds an old form', 'localStorage.setItem("blockchainList", JSON.stringify([{ hid: {}, name: "x" }]))'],
  ] as const)
    test(`with storage that ${how} the page stays calm`, async ({ page }) => {
      await page.addInitScript(storage)
      const asked = page.waitForResponse(call)
      await page.goto('/en/dappstore/')
      expect((await asked).status()).toBe(200)
      await page.waitForTimeout(300)
      await expect(page.locator('h1')).toBeVisible()
    })
})
