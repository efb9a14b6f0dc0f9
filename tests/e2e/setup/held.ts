import type { Page } from 'playwright/test'

/** Keeps back what the page asks for at such an address, from now on, until the returned function lets it go. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>(done => {
    letGo = done
  })
  await page.route(address, async route => {
    await held
    await route.continue()
  })
  return letGo
}

/** Until our letters have taken the place of the device's: what is measured before moves a little. */
export const fontsAreThere = (page: Page) =>
  page.waitForFunction(() => {
    const states = [...document.fonts].map(({ status }) => status)
    return states.includes('loaded') && !states.includes('loading')
  })
