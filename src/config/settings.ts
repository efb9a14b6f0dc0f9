/** Configuration from the environment: one row a value, read by astro:env, the origin and the scripts. */
export const settings = {
  SITE_URL: { kind: 'url', default: 'https://tidepool.example', doc: 'public address of the site' },
  CONTENT_HOST: { kind: 'url', default: '', doc: 'news, banners, categories; empty: own origin' },
  API_HOST: { kind: 'url', default: '', doc: 'networks, dapp store, market; empty: own origin' },
  STATIC_HOST: {
    kind: 'url',
    default: '',
    doc: 'legacy static pages; empty: our own /static/{zh,en}/ pages',
  },
  ABOUT_URL: { kind: 'url', default: '', doc: 'where /{lang}/about goes; empty: our English company page' },
  SUBMIT_ENDPOINT: { kind: 'url', default: '', doc: 'base that takes submissions; empty: own origin' },
  SUBSCRIBE_ENDPOINT: {
    kind: 'url',
    default: '',
    doc: 'address that takes subscriptions; empty: own origin',
  },
  ALLOWED_ORIGINS: { kind: 'list', default: '', doc: 'other origins that may post, comma-separated' },
  CODE_HOST_REPO: { kind: 'url', default: '', doc: 'repository for prefilled submission issues' },
  IMAGE_HOSTS: { kind: 'list', default: '', doc: 'hosts that images may come from, comma-separated' },
  ANALYTICS_ID: { kind: 'text', default: '', doc: 'web analytics; empty: off' },
  SEARCH_ANALYTICS_ID: { kind: 'text', default: '', doc: 'search-engine analytics; empty: off' },
  LINK_PUSH: { kind: 'flag', default: '', doc: 'push links to the search engine; 1: on' },
  CDN_STYLESHEET: { kind: 'url', default: '', doc: 'an extra stylesheet; empty: none' },
  TRUST_PROXY: { kind: 'text', default: '', doc: 'addresses of proxies whose X-Forwarded-For counts' },
  RATE_LIMIT: { kind: 'text', default: '5', doc: 'posts per address and minute; off: none' },
  RELEASE: { kind: 'flag', default: '', doc: '1: refuse sample data, sample keys and made-up hosts' },
  ORIGIN: { kind: 'origin', default: 'own', doc: 'own: our origin answers /api; none: plain static host' },
} as const satisfies Record<
  string,
  { kind: 'url' | 'list' | 'text' | 'flag' | 'origin'; default: string; doc: string }
>

export type Setting = keyof typeof settings
export type Settings = Record<Setting, string>

/** Value of each setting, default where the environment says nothing; a wrong one stops with its name and cure. */
export function readSettings(env: Record<string, string | undefined> = process.env): Settings {
  const names = Object.keys(settings) as Setting[]
  return Object.fromEntries(
    names.map(name => [name, check(name, env[name]?.trim() || settings[name].default)]),
  ) as Settings
}

/** The values of a setting of kind list. */
export const listOf = (value: string): string[] =>
  value
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)

function check(name: Setting, value: string): string {
  const { kind } = settings[name]
  if (kind === 'url' && value) {
    if (!/^https?:\/\//.test(value) || !URL.canParse(value))
      throw new Error(
        `${name}: "${value}" is not an http(s) address; set a full one, such as https://example.org`,
      )
    return value.replace(/\/+$/, '')
  }
  if (kind === 'origin' && value !== 'own' && value !== 'none')
    throw new Error(`ORIGIN: "${value}" is unknown; set own or none`)
  if (kind === 'flag') return value && value !== '0' && value !== 'false' ? '1' : ''
  return value
}
