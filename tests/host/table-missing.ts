import type { Difference, On, Row } from './row.ts'

const missing = (path: string, lang = '', on: On = {}, more: Partial<Row> = {}): Row => ({
  path,
  expect: { status: 404, page: `${lang && `/${lang}`}/404.html` },
  on,
  ...more,
})

/** Cloudflare first tidies a path and moves there; what it tidies to is on the site. */
const tidied = (to: string, status = 307): On => ({
  cloudflare: { status, to, page: undefined, why: 'Cloudflare tidies the path first' },
})
const served = (page: string): On => ({
  cloudflare: { status: 200, page, why: 'Cloudflare resolves dots and backslashes first' },
})
const movedTo = (to: string, status: number): On => ({
  cloudflare: { status, to, page: undefined, why: 'Cloudflare resolves dots first' },
})
const slashed = (to: string): On => ({
  vercel: { status: 301, to, page: undefined, why: 'Vercel adds the slash before it looks' },
})
const refusal = (why: string): Difference => ({ status: 400, page: undefined, why })
const bareRefusal = (why: string): Difference => ({ ...refusal(why), bare: true })

/** Not a path at all: the server itself refuses. */
const above: On = {
  nginx: refusal('nginx refuses a path above the root'),
  apache: refusal('Apache refuses a path above the root'),
}
const badCode: On = {
  nginx: refusal('nginx refuses a broken code'),
  apache: refusal('Apache refuses a broken code'),
  caddy: bareRefusal('Caddy refuses a broken code before any rule'),
}
const backslash: On = { origin: bareRefusal('the origin’s server refuses a backslash before any rule') }
const nul: On = { nginx: refusal('nginx refuses %00') }

/** Elsewhere a missing asset is never kept. */
const kept: On = {
  netlify: {
    except: ['Cache-Control'],
    why: 'Netlify knows paths, not statuses: a missing asset is kept as a found one',
  },
}

const nowhere = (): Row[] => [
  missing('/nope/'),
  missing('/nope.html'),
  missing('/zh/nope/', 'zh'),
  missing('/zh-tw/nope/', 'zh-tw'),
  missing('/th/dappstore/nope/', 'th'),
  missing('/ru/news/0/', 'ru'),
  missing('/fil/nope.js', 'fil'),
  missing('/xx/'),
  missing('/xx/news/'),
  missing('/constructor/'),
  missing('/__proto__/'),
  missing('/EN/'),
  missing('/ZH/news/'),
  missing('/zh-TW/'),
  missing('/zhx/'),
  missing('/en/About/', 'en'),
  missing('/HELP/'),
  missing('/en/DAPP-STORE/', 'en'),
  missing('/zh/help/', 'zh'),
  missing('/xx/about/'),
  missing('/zh/submit/', 'zh'),
  missing('/zh/project/', 'zh'),
  missing('/zh/project/all/', 'zh'),
  missing('/release-notes/'),
  missing('/article/2018-4/'),
  missing('/static/'),
  missing('/static/zh/'),
  missing('/_astro/', '', kept),
  missing('/_astro/gone.Ab12.js', '', kept),
  missing('/_astro/gone.Ab12.css', '', kept, { query: 'v=2' }),
  missing('/brand/nope.svg'),
  missing('/en/nope/', 'en', {}, { accept: 'zh', cookie: 'lang=ru' }),
  missing('/robots.txt/'),
  missing('/en/news/atom.xml/', 'en'),
  missing('/robots.txt/x', '', slashed('/robots.txt/x/')),
  missing('/404.html', '', tidied('/404')),
  missing('/500.html', '', tidied('/500')),
  missing('/zh/404.html', 'zh', tidied('/zh/404')),
]

const slashes = (): Row[] => [
  missing('//zh', '', tidied('/zh/')),
  missing('//zh/', '', tidied('/zh/')),
  missing('/zh//', 'zh', tidied('/zh/')),
  missing('//evil.example', '', tidied('/evil.example')),
  missing('//evil.example/%2e%2e', '', { ...tidied('/') }),
  missing('/en//about', 'en', tidied('/en/about')),
  missing('/en/about//', 'en', tidied('/en/about/')),
  missing('///download/ios', '', tidied('/download/ios/')),
  missing('/zh/dapp-store//evil.example', 'zh', tidied('/zh/dapp-store/evil.example')),
  missing('/zh/download//evil.example/ios', 'zh', tidied('/zh/download/evil.example/ios')),
  missing('/help//evil.example', '', tidied('/help/evil.example')),
  missing('/\\evil.example', '', { ...backslash, ...tidied('/evil.example') }),
  missing('/zh\\..\\', '', { ...backslash, ...served('/index.html') }),
]

const encodings = (): Row[] => [
  missing('/%2e%2e/etc/passwd', '', above),
  missing('/en/%2e%2e/%2e%2e/etc/passwd', 'en', {
    ...above,
    cloudflare: { page: '/404.html', why: 'Cloudflare resolves dots first' },
  }),
  missing('/../../etc/passwd', '', above),
  missing('/en/../zh/', 'en', served('/zh/index.html')),
  missing('/en/..%2fzh/', 'en', tidied('/en/../zh/')),
  missing('/en/./about', 'en', movedTo('/en/company/', 302)),
  missing('/en/about/.', 'en', movedTo('/en/company/', 302)),
  missing('/en%2fabout', '', tidied('/en/about')),
  missing('/%65n/about', '', tidied('/en/about')),
  missing('/en/%61bout', 'en', tidied('/en/about')),
  missing('/%2f%2fevil.example', '', tidied('/evil.example')),
  missing('/%5cevil.example', '', tidied('/%5Cevil.example')),
  missing('/zh/%00', 'zh', nul),
  missing('/%00', '', nul),
  missing('/en/about%00', 'en', nul),
  missing('/en/%0d%0aLocation:%20//evil.example', 'en', tidied('/en/%0D%0ALocation%3A%20/evil.example')),
  missing('/%zz', '', { ...badCode, ...tidied('/%25zz') }),
  missing('/en/%zz', 'en', { ...badCode, ...tidied('/en/%25zz') }),
  missing('/en/%', 'en', { ...badCode, ...tidied('/en/%25') }),
  missing('/en/%C0%AE%C0%AE/', 'en', tidied('/en/%25C0%25AE%25C0%25AE/')),
]

const hidden = (): Row[] => [
  missing('/.git/config'),
  missing('/.env'),
  missing('/.htaccess'),
  missing('/en/.DS_Store', 'en'),
  missing('/_redirects', '', slashed('/_redirects/')),
  missing('/_headers', '', slashed('/_headers/')),
]

const long = (): Row[] => [
  missing(`/${'a'.repeat(8_000)}`),
  missing(`/zh/${'a'.repeat(8_000)}/`, 'zh'),
  missing(`/en/${'a'.repeat(300)}/`, 'en'),
  missing(`/${'a/'.repeat(500)}`),
  missing(`/${'a/'.repeat(1_000)}`),
  missing(`/en/about${'/'.repeat(2_000)}`, 'en', tidied('/en/about/')),
  missing(`/en/${'%41'.repeat(400)}`, 'en', tidied(`/en/${'A'.repeat(400)}`)),
]

/** Paths that lead nowhere, most of them on purpose. */
export const missingRows = (): Row[] => [...nowhere(), ...slashes(), ...encodings(), ...hidden(), ...long()]
