import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { codes, languages } from '#i18n/languages.ts'
import { entries, routes, staticLangs, staticPages } from '#i18n/routes.ts'
import { folderOfItsOwn } from './engines/process.ts'

/** A small dist of the real shape: every route in every language, error pages, assets, feeds. */
export function makeFixture(): string {
  const dist = folderOfItsOwn('dist')
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(dist, path)), { recursive: true })
    writeFileSync(join(dist, path), text)
  }
  const params: Record<string, string> = { slug: 'uniswap', id: '1001' }
  for (const lang of codes) {
    const { tag } = languages[lang]
    const paths = Object.values(routes)
      .filter(({ path }) => path !== '{group}/{slug}')
      .map(({ path }) => path.replace(/\{(\w+)\}/g, (_, name: string) => params[name]!))
    const groups = Object.entries(entries).flatMap(([group, slugs]) => slugs.map(slug => `${group}/${slug}`))
    for (const path of [...paths, ...groups]) page(`${lang}/${path ? `${path}/` : ''}index.html`, tag)
    page(`${lang}/404.html`, tag)
    put(`${lang}/news/atom.xml`, `<?xml version="1.0" encoding="utf-8"?><feed lang="${tag}"/>`)
    put(`${lang}/news/feed.json`, `{"language":"${tag}"}`)
  }
  for (const lang of staticLangs)
    for (const slug of staticPages) page(`static/${lang}/${slug}/index.html`, lang)
  for (const path of [
    '',
    'download/ios/',
    'download/android/',
    'submit/dapp/',
    'submit/nft/',
    'submit/token/',
    'submit/chain/',
  ])
    page(`${path}index.html`, 'en', '<script>/* sends the visitor on */</script>')
  page('404.html', 'en')
  page('500.html', 'en')
  for (const [path, text] of Object.entries(files)) put(path, text)
  return dist

  function page(path: string, tag: string, more = '') {
    const head = `<meta charset="utf-8"><title>${path}</title><style>@view-transition{navigation:auto}</style>${more}`
    put(path, `<!doctype html><html lang="${tag}"><head>${head}</head><body><h1>/${path}</h1></body></html>`)
  }
}

const files: Record<string, string> = {
  '_astro/app.Ab3_x-9Z.js': 'export {}\n',
  '_astro/app.Cd4.css': 'body{margin:0}\n',
  'sw.js': 'self.addEventListener("fetch", () => {})\n',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'share/en.png': 'not really a picture',
  'brand/tidepool-mark-light.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'robots.txt': 'User-agent: *\n',
  'sitemap-index.xml': '<?xml version="1.0" encoding="UTF-8"?><sitemapindex/>',
  'manifest/en.webmanifest': '{"name":"Tidepool"}',
  'fonts/tide-latin.91741c31.woff2': 'not really a font',
  '.well-known/security.txt': 'Contact: mailto:security@tidepool.example\n',
}
