/** Finds a Chromium for the tests: plain JavaScript for any Node from 20 on, also before the packages are there. */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** What `playwright install` has put into its cache. */
function ownOfPlaywright() {
  try {
    return createRequire(import.meta.url)('playwright').chromium.executablePath()
  } catch {
    return undefined // the packages are not installed yet
  }
}

const onPath = () =>
  names.flatMap(name => (process.env.PATH ?? '').split(delimiter).map(folder => join(folder, name)))

/** The path of a browser, or undefined. CHROMIUM names one; it must exist. */
export function findBrowser() {
  const wanted = process.env.CHROMIUM
  if (wanted && !existsSync(wanted))
    throw new Error(`CHROMIUM: there is no file ${wanted}; name a Chromium, or unset it to let one be found`)
  return [wanted, ownOfPlaywright(), ...onPath()].find(path => path && existsSync(path))
}
