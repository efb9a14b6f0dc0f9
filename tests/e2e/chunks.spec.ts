import type { Page } from 'playwright/test'
import { limits } from '#config/limits.ts'
import { fontsAreThere, holdBack } from './setup/held.ts'
import { expect, test } from './setup/test.ts'
import { words } from './setup/words.ts'

const t = words('en')
const chunk = /\/_astro\/LanguageMenu\.[^/]*\.js/
const menuButton = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^${t('common:nav.language')}`) })

function loadsOf(page: Page) {
  let count = 0
  page.on('request', request => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count++
  })
  return () => count
}

const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))

test('a chunk that fails once is asked for again, and the click is kept', async ({ page, calm }) => {
  calm.networkBreaks()
  let failed = 0
  await page.route(chunk, route => (failed++ ? route.continue() : route.abort()))
  await page.goto('/en/company/')
  await menuButton(page).click()
  await expect(page.locator('#langs')).toBeVisible()
  await page.locator('#langs a[hreflang=ja]').click()
  await page.waitForURL('**/ja/company/')
})

for (const [name, fail] of [
  ['that never comes', undefined],
  [
    'that comes as a 404 page',
    { status: 404, contentType: 'text/html', body: '<!doctype html><h1>404</h1>' },
  ],
  ['that comes as a page', { status: 200, contentType: 'text/html', body: '<!doctype html><h1>Hi</h1>' }],
] as const)
  test(`a chunk ${name}: one reload a minute, then the page stays and its links work`, async ({
    page,
    calm,
  }) => {
    calm.networkBreaks()
    await page.route(chunk, route => (fail ? route.fulfill(fail) : route.abort()))
    const loads = loadsOf(page)
    await page.goto('/en/company/')
    await menuButton(page).hover()
    await expect.poll(loads).toBe(2)
    await page.waitForLoadState()

    const errors = page.evaluate(
      () =>
        new Promise<void>(done => addEventListener('astro:hydration-error', () => done(), { capture: true })),
    )
    await page.mouse.move(5, 500)
    await menuButton(page).hover()
    await errors
    await menuButton(page).click()
    await expect(page.locator('#langs')).toBeVisible()
    await page.locator('#langs a[hreflang=ja]').click()
    await page.waitForURL('**/ja/company/')
    expect(loads()).toBe(3)
  })

test('after a minute it may reload again', async ({ page, calm }) => {
  calm.networkBreaks()
  await page.route(chunk, route => route.abort())
  const loads = loadsOf(page)
  await page.goto('/en/company/')
  await page.evaluate(
    ago => sessionStorage.setItem('chunk-reload', String(Date.now() - ago)),
    limits.chunkReloadGuardMs + 1,
  )
  await menuButton(page).hover()
  await expect.poll(loads).toBe(2)
})

test('when even the first script does not come, the page reads and its menus work', async ({
  page,
  calm,
}) => {
  calm.networkBreaks()
  await page.route(/\/_astro\/.*\.js/, route => route.abort())
  await page.goto('/en/company/')
  const tools = page.locator('.hd summary').filter({ hasText: t('common:nav.tools') })
  await tools.click()
  await expect(page.locator('.hd details[open] a').first()).toBeVisible()
  await page.locator('.hd details[open] a').first().click()
  await page.waitForURL('**/en/tools/**')
})

test('without pictures, fonts and styles the words are there in their order', async ({ page, calm }) => {
  calm.networkBreaks()
  await page.route(/\.(?:css|woff2|svg|png|jpg|webp|avif)$/, route => route.abort())
  await page.goto('/en/company/')
  await expect(page.locator('h1')).toBeVisible()
  const order = await page
    .locator('header, h1, footer')
    .evaluateAll(all => all.map(element => element.tagName.toLowerCase()))
  expect(order.filter(tag => ['header', 'h1', 'footer'].includes(tag))).toEqual(['header', 'h1', 'footer'])
})

for (const [what, path, below] of [
  ['a font', /\.woff2$/, 0.001],
  ['the script of the page', /\/_astro\/Base\.[^/]+\.js$/, 1e-9],
] as const)
  test(`${what} that comes late moves nothing`, async ({ page }) => {
    const letGo = await holdBack(page, path)
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver(list => {
        for (const entry of list.getEntries())
          (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    // a script that is held keeps the document from being complete
    await page.goto('/en/', { waitUntil: 'commit' })
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('footer a').last()).toBeAttached()
    await twoFrames(page)
    if (what !== 'a font') {
      // what a font moves is the other test's matter
      await fontsAreThere(page)
      await twoFrames(page)
      await page.evaluate(() => Object.assign(window, { shift: 0 }))
    }
    letGo()
    await page.waitForLoadState('load')
    await fontsAreThere(page)
    await twoFrames(page)
    const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift)
    expect(shift).toBeLessThan(below)
  })
