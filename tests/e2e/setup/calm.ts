import type { BrowserContext } from 'playwright/test'

export interface Calm {
  /** A test that breaks the network: the browser's own line about it is no fault of ours. */
  networkBreaks(): void
}

/** Chromium's own words for what did not come. */
const networkLine = /^Failed to load (?:resource|module script): |net::ERR_/
/** Chromium's own remark that it skipped the fade between two documents, also where no script runs
 * (w3c/csswg-drafts#13726); the page is as it would be without a fade. */
const skippedFade = /^uncaught: (?:AbortError|InvalidStateError): Transition was /

/** Collects what a visitor's console would show as an error. */
export async function watchCalm(context: BrowserContext) {
  const found: string[] = []
  let broken = false
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', event =>
      console.error(
        `securitypolicyviolation: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`,
      ),
    )
  })
  context.on('console', message => {
    if (message.type() === 'error') found.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', error =>
    found.push(`uncaught: ${error.error().stack || error.error()} (${error.page()?.url()})`),
  )
  const calm: Calm = {
    networkBreaks() {
      broken = true
    },
  }
  return {
    calm,
    errors: () => found.filter(text => !skippedFade.test(text) && !(broken && networkLine.test(text))),
  }
}
