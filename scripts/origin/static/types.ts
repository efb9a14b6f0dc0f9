/** Content type of each kind of file a build holds; `text` ones are compressed. */
const types: Record<string, [type: string, text: boolean]> = {
  html: ['text/html; charset=utf-8', true],
  css: ['text/css; charset=utf-8', true],
  js: ['text/javascript; charset=utf-8', true],
  mjs: ['text/javascript; charset=utf-8', true],
  json: ['application/json; charset=utf-8', true],
  webmanifest: ['application/manifest+json; charset=utf-8', true],
  xml: ['application/xml; charset=utf-8', true],
  txt: ['text/plain; charset=utf-8', true],
  svg: ['image/svg+xml; charset=utf-8', true],
  wasm: ['application/wasm', true],
  png: ['image/png', false],
  jpg: ['image/jpeg', false],
  jpeg: ['image/jpeg', false],
  webp: ['image/webp', false],
  avif: ['image/avif', false],
  ico: ['image/x-icon', false],
  woff2: ['font/woff2', false],
  pdf: ['application/pdf', false],
  zip: ['application/zip', false],
  apk: ['application/vnd.android.package-archive', false],
  crx: ['application/x-chrome-extension', false],
  dmg: ['application/x-apple-diskimage', false],
  exe: ['application/vnd.microsoft.portable-executable', false],
}

const special: Record<string, string> = {
  'atom.xml': 'application/atom+xml; charset=utf-8',
  'feed.json': 'application/feed+json; charset=utf-8',
}

const name = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
const kind = (path: string) => {
  const file = name(path)
  const dot = file.lastIndexOf('.')
  const extension = dot < 0 ? '' : file.slice(dot + 1).toLowerCase()
  return Object.hasOwn(types, extension) ? types[extension] : undefined
}

export const typeOf = (path: string): string =>
  special[name(path)] ?? kind(path)?.[0] ?? 'application/octet-stream'

export const isText = (path: string): boolean => kind(path)?.[1] ?? false
