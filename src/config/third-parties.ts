import type { Settings } from './settings.ts'

/**
 * Scripts of others that the specification names. Each is off until its own value is set, and then the CSP
 * opens exactly what it lists here.
 */
interface ThirdParty {
  /** the script to load */
  src: string
  script: readonly string[]
  connect: readonly string[]
  img: readonly string[]
}

export function thirdParties({
  ANALYTICS_ID,
  SEARCH_ANALYTICS_ID,
  LINK_PUSH,
}: Partial<Settings>): ThirdParty[] {
  const parties: ThirdParty[] = []
  if (ANALYTICS_ID)
    parties.push({
      src: `https://www.googletagmanager.com/gtag/js?id=${checked('ANALYTICS_ID', ANALYTICS_ID)}`,
      script: ['https://www.googletagmanager.com'],
      connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
      img: ['https://*.google-analytics.com'],
    })
  if (SEARCH_ANALYTICS_ID)
    parties.push({
      src: `https://hm.baidu.com/hm.js?${checked('SEARCH_ANALYTICS_ID', SEARCH_ANALYTICS_ID)}`,
      script: ['https://hm.baidu.com'],
      connect: ['https://hm.baidu.com'],
      img: ['https://hm.baidu.com'],
    })
  if (LINK_PUSH)
    parties.push({
      src: 'https://zz.bdstatic.com/linksubmit/push.js',
      script: ['https://zz.bdstatic.com'],
      connect: [],
      img: ['https://sp0.baidu.com'],
    })
  return parties
}

function checked(name: string, value: string): string {
  if (/^[A-Za-z0-9_-]{1,64}$/.test(value)) return value
  throw new Error(`${name}: "${value}" is no id; set the one that the service shows, letters and digits only`)
}
