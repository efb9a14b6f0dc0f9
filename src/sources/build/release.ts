import { type Setting, type Settings, settings as table } from '#config/settings.ts'
import type { Entry } from './report.ts'

export const madeUp = (value: string): boolean =>
  URL.canParse(value) && /(^|\.)example$/.test(new URL(value).hostname)

const addresses = (Object.keys(table) as Setting[]).filter(name => table[name].kind === 'url')

/** RELEASE=1: nothing made up may be published. Said before any fetching. */
export function refuseMadeUp(settings: Settings): void {
  if (!settings.RELEASE) return
  const faults = addresses
    .filter(name => madeUp(settings[name]))
    .map(name => `${name} is ${settings[name]}, a made-up host; set your own address`)
  if (!settings.CONTENT_HOST) faults.push('CONTENT_HOST is not set; set the host of news, banners and dapps')
  if (!settings.API_HOST) faults.push('API_HOST is not set; set the host of networks and the dapp store')
  stop(faults)
}

/** RELEASE=1: no sample where a host should have answered. Said after fetching. */
export function refuseSample(settings: Settings, entries: Entry[]): void {
  if (!settings.RELEASE) return
  stop(
    entries
      .filter(({ state }) => state === 'sample')
      .map(({ source, lang, host, faults }) => {
        const why = faults[0] ?? 'it has never answered'
        return `${source} (${lang}) would be sample data: ${host} ${why}; mend it, or point CONTENT_HOST and API_HOST at a host that answers`
      }),
  )
}

function stop(faults: string[]): void {
  if (faults.length)
    throw new Error(`RELEASE=1 refuses to publish:\n${faults.map(fault => `- ${fault}`).join('\n')}`)
}
